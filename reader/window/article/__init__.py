"""Article views: one entry at a time (`view.ArticleView`) or many in one column (`newspaper.NewspaperView`).

An article's HTML never reaches Qt's own HTML reader: `prepare` turns it into plain records within bounds, and `build`
writes these into a document. So nothing of a publisher can make Qt read a file or fetch an address.
"""
