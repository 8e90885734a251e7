import type { Order } from '@storefront/shared/contract/entities/order';
import { MINUTES_STEP } from '@storefront/shared/ordering/suggest-minutes';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import { useState } from 'react';
import { promiseText } from './board-words';
import { inMinutes, MINUTES_MAX, MINUTES_MIN, type Pacing, slotPromise, suggestFor } from './promise';

/** Staff promise a slot at most so many minutes earlier or later. */
const SHIFT_MAX = 60;

function shiftText(minutes: number): string {
  if (minutes === 0) return 'the end of the chosen time';
  return `${Math.abs(minutes)} min ${minutes < 0 ? 'earlier' : 'later'} than chosen`;
}

/**
 * The promise that Accept makes, and its stepper: the end of the slot that the customer chose (C238), else the suggested
 * minutes from now (C210). Staff change both by five minutes.
 */
export function usePromise(order: Order, pacing: Pacing, now: number) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [shift, setShift] = useState(0);
  const minutes = chosen ?? suggestFor(order, pacing);

  /** Returns the promised time as ISO text. @param at in ms */
  const promiseAt = (at: number): string => {
    const slot = slotPromise(order, at);
    return slot === null ? inMinutes(minutes, at) : inMinutes(shift, slot);
  };
  const shown = Date.parse(promiseAt(now));
  if (slotPromise(order, now) === null)
    return {
      promiseAt,
      text: `${minutes} min`,
      hint: promiseText(order, shown),
      canLess: minutes > MINUTES_MIN,
      canMore: minutes < MINUTES_MAX,
      onStep: (by: number) => setChosen(minutes + by),
    };
  return {
    promiseAt,
    text: `By ${timeOfDay(shown)}`,
    hint: shiftText(shift),
    canLess: shift > -SHIFT_MAX && Date.parse(inMinutes(-MINUTES_STEP, shown)) > now,
    canMore: shift < SHIFT_MAX,
    onStep: (by: number) => setShift(shift + by),
  };
}
