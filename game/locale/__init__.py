"""The gettext catalogues and the tool that keeps them."""
