import { type RawBuilder, sql } from 'kysely';

/** SQL condition: a column contains a text. Escapes `%` and `_` (P66). */
export const likePart = (column: string, key: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} like ${`%${key.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
