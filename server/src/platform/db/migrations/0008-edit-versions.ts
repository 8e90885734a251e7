import type { Migration } from '../migration';

/** Versions of what staff edit, with who changed it last and when (C165). */
export const editVersions: Migration = {
  name: '0008-edit-versions',
  statements: ({ key, whole }) => [
    ...['products', 'closet_items', 'gallery_images', 'locations'].flatMap((table) => [
      `alter table ${table} add column version integer not null default 1`,
      `alter table ${table} add column updated_at ${whole}`,
      `alter table ${table} add column updated_by ${key}`,
    ]),
    'alter table settings add column version integer not null default 1',
  ],
};
