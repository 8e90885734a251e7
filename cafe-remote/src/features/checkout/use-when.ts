import { ApiError } from '@storefront/shared/api/api-error';
import { useMinute } from '@storefront/shared/hooks/use-minute';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import { SLOT_MS, slotTimes } from '@storefront/shared/ordering/slot-text';
import { slotsOf } from '@storefront/shared/ordering/slots';
import { shopDate } from '@storefront/shared/rules/kathmandu';
import { openState, opensText, whyNoOrders } from '@storefront/shared/rules/opening-hours';
import type { ShippingState } from '@storefront/shared/rules/shipping';
import { type MadeItem, useEstimate, useSlots } from '../../common/use-slots';

const MINUTE_MS = 60_000;

/** A quarter of an hour to choose. */
interface Slot {
  /** Its start, ISO 8601. */
  readonly at: string;
  /** '6:30 to 6:45 PM' */
  readonly times: string;
  readonly isFull: boolean;
}

export interface SlotDay {
  /** The date in Nepal: '2026-11-20'. */
  readonly date: string;
  readonly name: string;
  readonly slots: readonly Slot[];
}

/** What the section "When" offers. */
export interface WhenOffer {
  /** The first choice: 'As soon as possible, about 35 min'. */
  readonly soonest: string;
  /** Days that have slots. */
  readonly days: readonly SlotDay[];
  /** The current minute, ms. */
  readonly now: number;
}

/** 'absent': the server has no slots. 'unknown': they could not be read. */
type WhenState = 'loading' | 'absent' | 'unknown' | WhenOffer;

/** Returns what a customer can choose for an order of these items (C237). */
export function useWhen(items: readonly MadeItem[], { mode, place }: ShippingState): WhenState {
  const now = useMinute();
  const ordering = useOrderingSettings();
  const { data, error, isEnabled } = useSlots(true);
  const estimate = useEstimate(items);
  if (!isEnabled || (error instanceof ApiError && error.status === 404)) return 'absent';
  if (!data) return error ? 'unknown' : 'loading';
  if (now === null) return 'loading';

  const minutes = estimate(data, mode === 'pickup' ? 'pickup' : 'delivery', place?.id ?? null);
  const full = new Set(data.full.map((at) => Date.parse(at)));
  const today = shopDate(now);
  const days = new Map<string, Slot[]>();
  for (const at of slotsOf(now, ordering, minutes.alone)) {
    // What waits in the kitchen now delays the next hour, not tomorrow.
    if (at + SLOT_MS < now + minutes.now * MINUTE_MS) continue;
    const slot = { at: new Date(at).toISOString(), times: slotTimes(at), isFull: full.has(at) };
    days.set(shopDate(at), [...(days.get(shopDate(at)) ?? []), slot]);
  }
  const state = openState(now, ordering);
  const opens = opensText(now, state);
  const isOpen = state.isOpen && whyNoOrders(now, ordering) === null;
  return {
    soonest: isOpen
      ? `As soon as possible, about ${minutes.now} min`
      : !state.isOpen && opens
        ? `When we open, at ${opens}`
        : 'As soon as possible',
    days: [...days].map(([date, slots]) => ({ date, name: date === today ? 'Today' : 'Tomorrow', slots })),
    now,
  };
}
