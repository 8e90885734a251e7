import { z } from 'zod';
import { identity, isoDateTime } from './common';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Who did what to what, and when (P74, C291). */
export const auditEntry = z.object({
  ...identity,
  at: isoDateTime,
  /** Id of an account, else `guest`, `system` or `automatic`. */
  actor: z.string(),
  /** Name of the account; null for the others. */
  by: z.string().nullable(),
  /** `noun.verb`, such as `product.update`. */
  action: z.string(),
  /** Id of what was changed, of the account for sign-ins. */
  subject: z.string(),
  /** Its name, an order's code, the part of the settings; null if it has none or is not known any more. */
  name: z.string().nullable(),
  /** The fields that differ. A list is the names of its entries where they have some, all else JSON. */
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
});

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditValue = z.infer<typeof value>;
