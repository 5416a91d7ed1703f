"""The quick parser: plain RSS, RDF and Atom by the C parser of the standard library."""
