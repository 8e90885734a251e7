import type { OrderSlots } from '@storefront/shared/contract/entities/order-slots';
import { isRefusal } from '@storefront/shared/ordering/order-refusal';
import type { Destination, OrderRequest } from '@storefront/shared/ordering/order-request';
import { type ItemLookup, resolveLines } from '@storefront/shared/ordering/price-lines';
import { SLOT_MS, slotEnd } from '@storefront/shared/ordering/slot-text';
import {
  QUEUED_BEFORE_MS,
  type SlotFacts,
  slotFacts,
  slotOfPromise,
  slotsOf,
} from '@storefront/shared/ordering/slots';
import { type Queue, queueOf } from '@storefront/shared/ordering/suggest-minutes';
import { departmentsOf } from '@storefront/shared/rules/departments';
import { normalisePlaceName } from '@storefront/shared/rules/shipping';
import { advisoryLock } from '../../platform/db/advisory-lock';
import type { Database, Reader, Tx } from '../../platform/db/database';
import { readSettings, type WholeSettings } from '../../settings/setting-queries';
import { departmentsIn } from '../order-departments';

/** Returns the pieces of accepted orders that each department has not made yet (C210). @param now in ms */
export async function readQueue(db: Reader, now: number): Promise<Queue> {
  const lines = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['order_lines.department', ({ fn }) => fn.sum<number | string>('quantity').as('pieces')])
    .where('orders.status', '=', 'processing')
    .where('orders.ready_at', 'is', null)
    .where('orders.deleted_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('orders.slot_at', 'is', null), eb('orders.slot_at', '<=', now + QUEUED_BEFORE_MS)]),
    )
    .where(({ or, and, eb }) =>
      or([
        and([eb('department', '=', 'kitchen'), eb('kitchen_done_at', 'is', null)]),
        and([eb('department', '=', 'bar'), eb('bar_done_at', 'is', null)]),
        and([eb('department', '=', 'closet'), eb('closet_done_at', 'is', null)]),
      ]),
    )
    .groupBy('order_lines.department')
    .execute();
  return queueOf(lines.map(({ department, pieces }) => ({ department, quantity: Number(pieces) })));
}

/** Returns the minutes of the way to a place; null if there is no such place, or staff set none (C235). */
export async function readWayMinutes(db: Reader, place: string | null): Promise<number | null> {
  if (place === null) return null;
  const row = await db
    .selectFrom('locations')
    .select('way_minutes')
    .where('name_key', '=', normalisePlaceName(place))
    .executeTakeFirst();
  return row?.way_minutes ?? null;
}

/**
 * Returns the slot of each order that takes a place between two slots (C236): the one that its customer chose, else that
 * of the promised time.
 *
 * @param first and last in ms
 */
async function takenSlots(db: Reader, first: number, last: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['slot_at', 'promised_at'])
    .where('status', '!=', 'cancelled')
    .where('deleted_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('slot_at', '>=', first), eb('slot_at', '<=', last)]),
        and([
          eb('slot_at', 'is', null),
          eb('promised_at', '>', first),
          eb('promised_at', '<=', slotEnd(last)),
        ]),
      ]),
    )
    .execute();
  return rows.map(({ slot_at, promised_at }) => slot_at ?? slotOfPromise(promised_at ?? first + SLOT_MS));
}

const placeOf = (destination: Destination): string | null =>
  destination.kind === 'place' ? destination.name : null;

/**
 * Returns what decides whether an order can have the slot that it names; null if it names none. Locks a slot that has
 * room for so many orders only until the commit, so that the last place goes to one order (C236).
 */
export async function readSlotFacts(
  tx: Tx,
  { slotAt: at, destination, lines, field }: OrderRequest,
  items: ItemLookup,
  settings: WholeSettings,
  now: number,
): Promise<SlotFacts | null> {
  if (at === null) return null;
  const resolved = resolveLines(lines, items, field);
  if (isRefusal(resolved)) return null;
  const ordered = resolved.map(({ line, item }) => ({
    type: item?.type ?? line.type,
    itemId: item?.id ?? '',
  }));
  const departmentOf = departmentsIn(items, settings.departments);
  const { pace } = settings;
  const isCounted = pace.ordersPerQuarter !== null;
  if (isCounted) await advisoryLock(tx, `slot ${at}`);
  return slotFacts({
    at,
    kind: destination.kind === 'place' ? 'delivery' : destination.kind,
    departments: departmentsOf(ordered.map((item) => ({ department: departmentOf(item) }))),
    pace,
    wayMinutes: await readWayMinutes(tx, placeOf(destination)),
    taken: isCounted ? (await takenSlots(tx, at, at)).length : 0,
    now,
    hours: settings,
  });
}

/** Returns the queue and the full slots of today and tomorrow (C236). @param now in ms */
export async function readSlots(db: Database, now: number): Promise<OrderSlots> {
  const settings = await readSettings(db);
  const { pace } = settings;
  const queue = await readQueue(db, now);
  const slots = slotsOf(now, settings, 0);
  const [first, last] = [slots[0], slots.at(-1)];
  if (pace.ordersPerQuarter === null || first === undefined || last === undefined)
    return { queue, full: [], pace };
  const most = pace.ordersPerQuarter;
  const taken = new Map<number, number>();
  for (const at of await takenSlots(db, first, last)) taken.set(at, (taken.get(at) ?? 0) + 1);
  const full = slots.filter((at) => (taken.get(at) ?? 0) >= most);
  return { queue, full: full.map((at) => new Date(at).toISOString()), pace };
}
