const MACHINE_PATH = /^\/(?:api|media|releases|socket\.io)(?:\/|$)/;

/**
 * Returns whether a path belongs to the API, pictures, releases or the socket. An unknown one gets the API's 404, never
 * a page.
 */
export const isMachinePath = (path: string): boolean => MACHINE_PATH.test(path);
