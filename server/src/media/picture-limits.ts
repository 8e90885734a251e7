/** What an upload may be at most; checked before anything is decoded (P65). */
export const pictureLimits = { bytes: 8 * 1024 * 1024, pixels: 40_000_000, seconds: 20 } as const;
