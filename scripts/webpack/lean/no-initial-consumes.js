/* A remote's entry holds no page, so nothing shared is needed before a page is asked for. */
export const installInitialConsumes = () => {};
