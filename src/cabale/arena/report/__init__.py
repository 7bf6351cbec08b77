"""Reports: what result files hold, in words, tables and plots, as a page or as Markdown."""
