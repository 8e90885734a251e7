/* The entry of a remote's server build; `remote-server-config.cjs` writes it, from `remote.json` and the shared table. */
