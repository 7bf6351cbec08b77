"""Plots as SVG, in ink and hatching: dots with whiskers, histograms, bars. No library draws them."""
