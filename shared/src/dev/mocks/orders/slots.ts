import type { DeliveryLocation } from '../../../contract/entities/location';
import type { OrderSlots } from '../../../contract/entities/order-slots';
import { isRefusal } from '../../../ordering/order-refusal';
import type { OrderRequest } from '../../../ordering/order-request';
import { resolveLines } from '../../../ordering/price-lines';
import { isQueued, type SlotFacts, slotFacts, slotOfPromise, slotsOf } from '../../../ordering/slots';
import { DEFAULT_PACE, type Queue, queueOf } from '../../../ordering/suggest-minutes';
import { departmentOfCategory, departmentsOf } from '../../../rules/departments';
import { normalisePlaceName } from '../../../rules/shipping';
import { itemLookup } from '../support/sellable-items';
import type { MockWorld } from '../world';

/** Returns the delivery place of this name in any spelling. */
export function placeNamed({ locations }: MockWorld, name: string): DeliveryLocation | undefined {
  const key = normalisePlaceName(name);
  return locations.find(({ address }) => normalisePlaceName(address) === key);
}

/** Returns the minutes of the way to a place; null if there is no such place, or staff set none. */
export const wayMinutesTo = (world: MockWorld, name: string): number | null =>
  placeNamed(world, name)?.minutes ?? null;

/** Returns the pieces of accepted orders that each department has not made yet. */
export const mockQueue = ({ orders, now }: MockWorld): Queue =>
  queueOf(
    orders
      .filter(({ status, step }) => status === 'processing' && step !== 'ready')
      .filter(({ slotAt }) => isQueued(slotAt, now()))
      .flatMap(({ item, departments = [] }) => {
        const done = departments.flatMap(({ department, doneAt }) => (doneAt ? [department] : []));
        return item.flatMap(({ department, type, quantity }) => {
          const maker = department ?? (type === 'closet' ? 'closet' : 'kitchen');
          return done.includes(maker) ? [] : [{ department: maker, quantity }];
        });
      }),
  );

/** Returns how many orders take places of a slot (C236). @param at in ms */
const takenIn = ({ orders }: MockWorld, at: number): number =>
  orders.filter(({ status, slotAt, promisedAt }) => {
    if (status === 'cancelled') return false;
    if (slotAt) return Date.parse(slotAt) === at;
    return promisedAt ? slotOfPromise(Date.parse(promisedAt)) === at : false;
  }).length;

/** Returns what decides whether an order can have the slot that it names; null if it names none. */
export function readSlotFacts(world: MockWorld, request: OrderRequest): SlotFacts | null {
  const { slotAt: at, destination, lines, field } = request;
  if (at === null) return null;
  const resolved = resolveLines(lines, itemLookup(world), field);
  if (isRefusal(resolved)) return null;
  const { departments: chosen = {}, pace = DEFAULT_PACE } = world.orderingSettings;
  const made = resolved.map(({ line, item }) => {
    const { category = '' } = world.products.find(({ _id }) => _id === item?.id) ?? {};
    const type = item?.type ?? line.type;
    return { department: type === 'closet' ? ('closet' as const) : departmentOfCategory(category, chosen) };
  });
  const isPlace = destination.kind === 'place';
  return slotFacts({
    at,
    kind: isPlace ? 'delivery' : destination.kind,
    departments: departmentsOf(made),
    pace,
    wayMinutes: isPlace ? wayMinutesTo(world, destination.name) : null,
    taken: takenIn(world, at),
    now: world.now(),
    hours: world.orderingSettings,
  });
}

/** Returns the queue and the full slots of today and tomorrow. */
export function mockSlots(world: MockWorld): OrderSlots {
  const { pace = DEFAULT_PACE } = world.orderingSettings;
  const most = pace.ordersPerQuarter ?? Number.POSITIVE_INFINITY;
  const slots = slotsOf(world.now(), world.orderingSettings, 0);
  return {
    queue: mockQueue(world),
    full: slots.filter((at) => takenIn(world, at) >= most).map((at) => new Date(at).toISOString()),
    pace,
  };
}
