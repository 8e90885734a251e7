import { badField } from '@storefront/http/failure';
import type { AuditEntry, AuditValue } from '@storefront/shared/contract/entities/audit-entry';
import type { AuditKind } from '@storefront/shared/rules/audit-kinds';
import { startOfShopDay } from '@storefront/shared/rules/kathmandu';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database';
import { AUDIT_KIND } from '../platform/db/migrations/0035-audit-list';

const PAGE = 50;
const DAY = 86_400_000;

/** Start of a day in Nepal, ms; its noon is on the same day everywhere near. */
const startOf = (day: string): number => startOfShopDay(Date.parse(`${day}T06:15:00Z`));

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** What a list tells of an entry: itself, or its name. */
const nameIn = (value: unknown): unknown => (isFields(value) ? (value.name ?? value.category) : value);

/** Returns a value for staff; a list as the names of its entries where they have some, all else as JSON. */
function shown(value: unknown): AuditValue {
  if (value === undefined || value === null) return null;
  if (isPlain(value) || typeof value === 'boolean') return value as string | number | boolean;
  if (!Array.isArray(value)) return JSON.stringify(value);
  const names = value.map(nameIn);
  if (!names.every(isPlain)) return JSON.stringify(value);
  return names.length > 0 ? names.join(', ') : null;
}

/** Returns the fields that differ between the stored states, or what was stored about the act. */
function changesOf({ before, after, ...about }: Fields): AuditEntry['changes'] {
  const had = isFields(before) ? before : {};
  const has = isFields(after) ? after : {};
  const fields = [...new Set([...Object.keys(had), ...Object.keys(has)])];
  const differing = fields.map((field) => ({ field, before: shown(had[field]), after: shown(has[field]) }));
  const numbers = [before, after].some((value) => value !== undefined && !isFields(value))
    ? [{ field: 'value', before: shown(before), after: shown(after) }]
    : [];
  const others = Object.entries(about).map(([field, value]) => ({
    field,
    before: null,
    after: shown(value),
  }));
  return [...differing, ...numbers, ...others].filter((change) => change.before !== change.after);
}

/** The name that the entry itself holds. */
function storedName({ before, after, ...about }: Fields): string | null {
  const all = [after, before, about].filter(isFields);
  const found = all.flatMap(({ name, title, code, address }) => [name, title, code, address]);
  return found.find((each): each is string => typeof each === 'string' && each !== '') ?? null;
}

interface Row {
  readonly id: string;
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly details: string;
}

/** Returns names by id: codes of orders, names of dishes, pieces and people. */
async function namesOf(db: Reader, rows: readonly Row[]): Promise<Map<string, string>> {
  const idsOf = (...nouns: readonly string[]) => [
    ...new Set(
      rows.flatMap(({ action, subject }) => (nouns.includes(action.split('.', 1)[0] ?? '') ? subject : [])),
    ),
  ];
  const people = [...new Set([...idsOf('user', 'session', 'staff'), ...rows.map(({ actor }) => actor)])];
  const orders = idsOf('order');
  const products = idsOf('product');
  const pieces = idsOf('closet');
  // PostgreSQL takes no empty list.
  const found = await Promise.all([
    orders.length > 0
      ? db.selectFrom('orders').select(['id', 'code as name']).where('id', 'in', orders).execute()
      : [],
    products.length > 0
      ? db.selectFrom('products').select(['id', 'name']).where('id', 'in', products).execute()
      : [],
    pieces.length > 0
      ? db.selectFrom('closet_items').select(['id', 'name']).where('id', 'in', pieces).execute()
      : [],
    people.length > 0
      ? db.selectFrom('users').select(['id', 'full_name as name']).where('id', 'in', people).execute()
      : [],
  ]);
  return new Map(found.flat().flatMap(({ id, name }) => (name ? [[id, name]] : [])));
}

function toWire({ id, at, actor, action, subject, details }: Row, names: Map<string, string>): AuditEntry {
  const about = JSON.parse(details) as Fields;
  return {
    _id: id,
    id,
    at: new Date(at).toISOString(),
    actor,
    by: names.get(actor) ?? null,
    action,
    subject,
    name:
      names.get(subject) ?? storedName(about) ?? (/^(setting|cash|category)\./.test(action) ? subject : null),
    changes: changesOf(about),
  };
}

interface AuditFilter {
  /** The last entry of the page before. */
  readonly olderThan?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  /** Days in Nepal, both included. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly limit?: number | undefined;
}

/**
 * Returns who did what, newest first (P74, C291).
 *
 * @throws Failure 400 if `olderThan` names no entry
 */
export async function listAudit(
  db: Reader,
  { olderThan, kind, actor, subject, from, until, limit = PAGE }: AuditFilter,
): Promise<AuditEntry[]> {
  let query = db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit);
  if (olderThan) {
    const last = await db
      .selectFrom('audit')
      .select(['at', 'id'])
      .where('id', '=', olderThan)
      .executeTakeFirst();
    if (!last) throw badField('olderThan', 'is unknown');
    query = query.where(({ or, and, eb }) =>
      or([eb('at', '<', last.at), and([eb('at', '=', last.at), eb('id', '>', last.id)])]),
    );
  }
  if (kind) query = query.where(sql.raw<string>(AUDIT_KIND), '=', kind.slice(0, 4));
  if (actor) query = query.where('actor', '=', actor);
  if (subject) query = query.where('subject', '=', subject);
  if (from) query = query.where('at', '>=', startOf(from));
  if (until) query = query.where('at', '<', startOf(until) + DAY);
  const rows = await query.execute();
  const names = await namesOf(db, rows);
  return rows.map((row) => toWire(row, names));
}
