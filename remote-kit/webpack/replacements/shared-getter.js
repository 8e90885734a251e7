/* Returns a share as it is. Only tree-shaken shares need another getter. */
export const getSharedFallbackGetter = ({ factory }) => factory;
