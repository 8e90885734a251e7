/* A remote has no copies of its own to fall back to. */
export const getSharedFallbackGetter = ({ factory }) => factory;
