import { type RawBuilder, sql } from 'kysely';

/** Whether a key column holds a text; `%` and `_` are ordinary letters (P66). */
export const likePart = (column: string, key: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} like ${`%${key.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
