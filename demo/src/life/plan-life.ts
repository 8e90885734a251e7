import type { OrderStep } from '@storefront/shared/ordering/order-step';
import { startOfShopDay, wallClock } from '@storefront/shared/rules/kathmandu';
import type { DemoCatalogue } from '../catalogue/types';
import { type DemoLine, drawDishes, drawPieces } from './draw-lines';
import { busyHours, busyness, busynessOf, DAY_MS, openMinutesBefore } from './opening-times';
import { guests, members } from './people';
import { type SeededRandom, seededRandom } from './seeded-random';

const SEED = 1974;
const MINUTE_MS = 60_000;
const DAYS = 60;
const ORDERS = 300;
const TABLES = 14;

/** A customer of the demo; all times in milliseconds. */
export interface DemoCustomer {
  readonly fullName: string;
  readonly email: string;
  readonly joinedAt: number;
  /** The place in the list of the customer whose code they used. */
  readonly referredBy: number | null;
}

export type DemoDestination =
  | { readonly kind: 'place'; readonly name: string }
  | { readonly kind: 'pickup' }
  | { readonly kind: 'table'; readonly table: string; readonly isConfirmed: boolean };

/** A step that an order has reached (C206), with its time in milliseconds. */
export interface DemoStep {
  readonly at: number;
  readonly step: OrderStep;
}

/** An order of the demo and what becomes of it; all times in milliseconds. */
export interface DemoOrder {
  readonly placedAt: number;
  /** The place in the list of customers; null for a guest. */
  readonly customer: number | null;
  readonly fullName: string;
  readonly phone: string;
  readonly address: string;
  readonly destination: DemoDestination;
  readonly lines: readonly DemoLine[];
  /** Whether they pay with the points that they have by then. */
  readonly redeems: boolean;
  /** Null: staff have not accepted it, or it was cancelled before. */
  readonly acceptedAt: number | null;
  /** The steps after its acceptance, of an order that is being made. */
  readonly steps: readonly DemoStep[];
  /** By when its customer has it; null: no time is promised. */
  readonly promisedAt: number | null;
  readonly end: { readonly at: number; readonly how: 'completed' | 'cancelled-by-shop' | 'cancelled' } | null;
}

/** Customers, and orders by time. */
export interface DemoLife {
  readonly customers: readonly DemoCustomer[];
  readonly orders: readonly DemoOrder[];
}

/** What is fixed of an order; the rest is drawn. */
interface Fixed {
  /** Of the order now; null: it was closed. */
  readonly status: 'pending' | 'processing' | null;
  readonly destination: DemoDestination['kind'] | null;
  /** Minutes after it was placed. */
  readonly minutes?: { readonly promised: number; readonly preparing?: number; readonly ready?: number };
}
const DRAWN: Fixed = { status: null, destination: null };

/** The last orders, by the open minutes before now at which they came. */
const RECENT: readonly (readonly [number, Fixed])[] = [
  [3, { status: 'pending', destination: 'place' }],
  [7, { status: 'pending', destination: 'table' }],
  [12, { status: 'pending', destination: 'pickup' }],
  [18, { status: 'processing', destination: 'place', minutes: { promised: 40 } }],
  [26, { status: 'processing', destination: 'table', minutes: { promised: 32, preparing: 7 } }],
  [37, { status: 'processing', destination: 'place', minutes: { promised: 35, preparing: 9 } }],
  [49, { status: 'processing', destination: 'pickup', minutes: { promised: 50, preparing: 12, ready: 45 } }],
];
const STEPS = ['preparing', 'ready'] as const;
/** Earlier orders are all closed. */
const CLOSED_BEFORE = 100;

/** Draws a time of the last 60 days when the shop is busy. */
function drawTime(random: SeededRandom, now: number, latest: number): number {
  for (;;) {
    const days = Array.from({ length: DAYS }, (_, ago) => ago);
    const ago = random.pick(days, (day) => busyness(now, day));
    const hour = random.pick(busyHours, busynessOf);
    const minutes = hour * 60 + random.between(0, 59);
    const at = startOfShopDay(now - ago * DAY_MS) + minutes * MINUTE_MS + random.between(0, 59) * 1000;
    if (at <= latest) return at;
  }
}

/** A third of the customers knew the shop before; one in five used the code of another. */
function planCustomers(random: SeededRandom, now: number): DemoCustomer[] {
  const first = now - (DAYS + 1) * DAY_MS;
  return members.map(({ fullName, email }, index) => {
    const isRegular = index < members.length / 3;
    const spread = isRegular ? 0 : Math.floor((index / members.length) * (DAYS - 4) * DAY_MS);
    const joinedAt = first + spread + random.between(0, 600) * MINUTE_MS;
    return {
      fullName,
      email,
      joinedAt,
      referredBy: index >= 8 && random.chance(0.25) ? random.between(0, 7) : null,
    };
  });
}

const KINDS = { place: 9, pickup: 4, table: 7 } as const;
const kinds = ['place', 'pickup', 'table'] as const;

function drawDestination(
  random: SeededRandom,
  { places }: DemoCatalogue,
  wanted: DemoDestination['kind'] | null,
): DemoDestination {
  const kind = wanted ?? random.pick(kinds, (one) => KINDS[one]);
  if (kind === 'pickup') return { kind };
  if (kind === 'table') return { kind, table: String(random.between(1, TABLES)), isConfirmed: true };
  return { kind, name: random.pick(places, (_, index) => 1 / (1 + index * 0.3)).address };
}

function planOrder(
  random: SeededRandom,
  catalogue: DemoCatalogue,
  customers: readonly DemoCustomer[],
  placedAt: number,
  fixed: Fixed,
): DemoOrder {
  const destination = drawDestination(random, catalogue, fixed.destination);
  const isAtTable = destination.kind === 'table';
  const isCloset = !isAtTable && random.chance(0.16);
  // The same few come again and again.
  const known = customers.flatMap(({ joinedAt }, index) => (joinedAt < placedAt ? [index] : []));
  const isMember = random.chance(isAtTable ? 0.4 : 0.7) && known.length > 0;
  const customer = isMember ? random.pick(known, (index) => 1 / (1 + index * 0.12)) : null;
  const person = (customer === null ? undefined : members[customer]) ?? random.pick(guests);
  const { hour } = wallClock(placedAt);
  const lines = isCloset ? drawPieces(random, catalogue) : drawDishes(random, catalogue, { hour, isAtTable });
  const place = destination.kind === 'place' ? `, ${destination.name}` : '';
  const redeems = customer !== null && !isAtTable && random.chance(0.3);
  const wait = random.between(1, 9) * MINUTE_MS;
  const work = (isAtTable ? random.between(8, 25) : random.between(18, 55)) * MINUTE_MS;
  const how = random.pick(['completed', 'cancelled-by-shop', 'cancelled'] as const, (one) =>
    one === 'completed' ? 24 : 1,
  );
  const isAccepted = fixed.status === null ? how !== 'cancelled' : fixed.status === 'processing';
  const end = { at: placedAt + wait + (how === 'cancelled' ? 0 : work), how };
  return {
    placedAt,
    customer,
    fullName: person.fullName,
    phone: person.phone,
    address: `${person.street}${place}`,
    destination:
      isAtTable && fixed.status === 'pending' ? { ...destination, isConfirmed: false } : destination,
    lines,
    redeems,
    acceptedAt: isAccepted ? placedAt + Math.min(wait, 3 * MINUTE_MS) : null,
    steps: STEPS.flatMap((step) => {
      const minutes = fixed.minutes?.[step];
      return minutes === undefined ? [] : { step, at: placedAt + minutes * MINUTE_MS };
    }),
    promisedAt: fixed.minutes ? placedAt + fixed.minutes.promised * MINUTE_MS : null,
    end: fixed.status === null ? end : null,
  };
}

/**
 * Returns 40 customers and 300 orders of the 60 days before now, within the opening hours: busy and quiet days, members,
 * guests and tables, cafe and closet. The same catalogue and time give the same life.
 *
 * @param now in milliseconds
 */
export function planLife(catalogue: DemoCatalogue, now: number): DemoLife {
  const random = seededRandom(SEED);
  const customers = planCustomers(random, now);
  const latest = openMinutesBefore(now, CLOSED_BEFORE);
  const times = Array.from({ length: ORDERS - RECENT.length }, () => drawTime(random, now, latest));
  const closed = times.sort((a, b) => a - b).map((at) => planOrder(random, catalogue, customers, at, DRAWN));
  const open = RECENT.toReversed().map(([minutes, fixed]) =>
    planOrder(random, catalogue, customers, openMinutesBefore(now, minutes), fixed),
  );
  return { customers, orders: [...closed, ...open] };
}
