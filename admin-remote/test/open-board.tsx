import type { Order } from '@storefront/shared/contract/entities/order';
import { screen, within } from '@testing-library/react';
import { makeOrder } from './make-order';
import { openDashboard } from './open-dashboard';

/** The shop's time in tests of the board: 4:18 PM in Kathmandu. */
export const NOW = Date.parse('2026-11-20T10:33:00.000Z');

/** Returns the ISO time of so many minutes before {@link NOW}; negative minutes are after it. */
export const ago = (minutes: number): string => new Date(NOW - minutes * 60_000).toISOString();

/** Returns a new order of a server that has steps: by default pick-up, a minute old. */
export const stepOrder = (about: Partial<Order> = {}): Order =>
  makeOrder({
    deliveryOption: 'Pick up',
    deliveryLocation: 'Pick-up',
    createdAt: ago(1),
    step: null,
    promisedAt: null,
    promisedFirstAt: null,
    acceptedAt: null,
    preparingAt: null,
    readyAt: null,
    closedAt: null,
    cancelReason: null,
    ...about,
  });

const entered = {
  accepted: { acceptedAt: ago(10) },
  preparing: { acceptedAt: ago(10), preparingAt: ago(8) },
  ready: { acceptedAt: ago(10), preparingAt: ago(8), readyAt: ago(2) },
} as const;

/** Returns an accepted order at a step, promised for 4:38 PM. */
export const orderAt = (step: keyof typeof entered, about: Partial<Order> = {}): Order =>
  stepOrder({
    status: 'processing',
    step,
    promisedAt: ago(-20),
    createdAt: ago(12),
    ...entered[step],
    ...about,
  });

/** Opens a screen at {@link NOW} with a clock that tests move on. */
function openAt(path: string, orders: readonly Order[], about: Parameters<typeof openDashboard>[1] = {}) {
  jest.useFakeTimers({ advanceTimers: true, now: NOW });
  return openDashboard(path, { orders: [...orders], now: () => Date.now(), ...about });
}

/** Opens the board. */
export async function openBoard(orders: readonly Order[], about: Parameters<typeof openDashboard>[1] = {}) {
  const page = openAt('/admin/board', orders, about);
  await screen.findByRole('group', { name: 'Show orders' });
  return page;
}

/** Opens the riders' list. */
export async function openRiders(orders: readonly Order[]) {
  const page = openAt('/admin/riders', orders, { isWide: false });
  await screen.findByRole('group', { name: 'Show places' });
  return page;
}

/** Returns an order for delivery that is ready, promised for 4:38 PM. */
export const readyDelivery = (place: string, about: Partial<Order> = {}): Order =>
  orderAt('ready', { deliveryOption: place, deliveryLocation: place, ...about });

/** Returns the cards of a lane, in their order, by their names. */
export const cardsIn = (lane: string): readonly (string | null)[] =>
  within(screen.getByRole('region', { name: lane }))
    .queryAllByRole('article')
    .map((card) => card.getAttribute('aria-label'));

/** Returns the card of an order by its code. */
export const cardOf = (code: string): Promise<HTMLElement> =>
  screen.findByRole('article', { name: new RegExp(code) });
