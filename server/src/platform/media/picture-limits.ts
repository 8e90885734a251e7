import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from '@storefront/shared/rules/picture-limits';

/** Limits of an upload, checked before decoding (P65). */
export const pictureLimits = { bytes: PICTURE_MAX_BYTES, pixels: PICTURE_MAX_PIXELS, seconds: 20 } as const;
