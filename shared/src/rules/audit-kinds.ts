/** What an audited change is about: the noun of its action (C291). The first four letters tell them apart. */
export const AUDIT_KINDS = [
  'order',
  'product',
  'category',
  'options',
  'closet',
  'gallery',
  'location',
  'cash',
  'coupon',
  'setting',
  'table',
  'mail',
  'user',
  'session',
  'staff',
] as const;

export type AuditKind = (typeof AUDIT_KINDS)[number];
