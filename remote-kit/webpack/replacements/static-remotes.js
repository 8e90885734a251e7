/* Remotes are named at run time only, so no build imports one statically. */
export const remotes = () => {};
