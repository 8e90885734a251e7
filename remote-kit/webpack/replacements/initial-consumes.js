/* A remote's entry holds no page, so it loads no shared module at its start. */
export const installInitialConsumes = () => {};
