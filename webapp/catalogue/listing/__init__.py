"""The card list: what it can be filtered by, what fits, in which order, and the form that asks for it."""

from webapp.catalogue.listing.finding import Found, Listing, Section
from webapp.catalogue.listing.panel import Panel
from webapp.catalogue.listing.query import Clause, Query
from webapp.catalogue.listing.rows import Row
from webapp.catalogue.listing.ways import Way

__all__ = ["Clause", "Found", "Listing", "Panel", "Query", "Row", "Section", "Way"]
