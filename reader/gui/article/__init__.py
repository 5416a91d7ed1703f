"""Article views: one entry at a time (`view.ArticleView`) or many in one column (`newspaper.NewspaperView`).

An article's HTML never reaches Qt's own HTML reader. `html.tokenizer` and `prepare` turn it into plain records with
every bound kept (pure, tested without a window); `build` writes these records into a document. So no
stylesheet, no address and no path of a publisher can make Qt read or fetch anything.
"""
