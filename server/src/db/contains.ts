import { textKey } from '@storefront/shared/rules/text-key';
import { type RawBuilder, sql } from 'kysely';

/** Whether a key column contains what somebody typed; `%` and `_` are ordinary letters here (P66). */
export function contains(column: string, typed: string): RawBuilder<boolean> {
  const pattern = `%${textKey(typed).replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
