import { z } from 'zod';
import { identity, pictured, versioned } from './common';

/** A picture of the gallery (§3). */
export const galleryImage = z.object({
  ...identity,
  title: z.string(),
  alt: z.string(),
  ...pictured,
  ...versioned,
});

export type GalleryImage = z.infer<typeof galleryImage>;
