/* Remotes are named at run time only, so no build imports one. */
export const remotes = () => {};
