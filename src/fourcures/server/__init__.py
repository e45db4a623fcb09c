"""The server: HTTP, sockets, the database, and the bots and coach that think for tables."""
