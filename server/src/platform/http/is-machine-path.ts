const NO_PAGE = /^\/(?:api|media|releases|socket\.io)(?:\/|$)/;

/** Addresses of which no page is ever shown: one among them that is unknown or unreadable is answered as the API answers. */
export const isForPrograms = (path: string): boolean => NO_PAGE.test(path);
