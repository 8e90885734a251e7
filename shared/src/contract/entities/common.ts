import { z } from 'zod';

/** Both spellings of an id, equal; another server may know only `_id` (C36). */
export const identity = { _id: z.string(), id: z.string().optional() };

/** A time in ISO 8601, UTC. */
export const isoDateTime = z.iso.datetime();

/** An amount in rupees on the wire; paisa (two decimals) is the finest step. */
export const rupees = z.number().finite();

/** Version of what staff edit, raised by every edit; another server may have none (C165). */
export const versioned = { version: z.number().int().optional() };

/** Widths and formats of one picture, largest last, with its size in pixels and dominant colour (C97). */
export const imageSet = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  color: z.string(),
  sources: z.array(
    z.object({
      type: z.enum(['image/avif', 'image/webp']),
      srcset: z.array(z.object({ url: z.string(), width: z.number().int().positive() })),
    }),
  ),
});

/** One URL as in §3, and the optional set (C97). */
export const pictured = { image: z.string(), imageSet: imageSet.optional() };

export type ImageSet = z.infer<typeof imageSet>;
