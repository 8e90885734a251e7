/* The session's cookie is the browser's own (HttpOnly); the shop has none for scripts to read. */
export default { read: () => null, readAsync: async () => null, write: () => {}, remove: () => {} };
