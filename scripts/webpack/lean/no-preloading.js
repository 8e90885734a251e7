/* The registry says what to preload, and the host's first line does it; the runtime's own way needs a manifest. */
const none = () => {
  throw new Error('This build does not preload through the federation runtime.');
};

export const defaultPreloadArgs = none;
export const formatPreloadArgs = none;
export const normalizePreloadExposes = none;
export const preloadAssets = none;
