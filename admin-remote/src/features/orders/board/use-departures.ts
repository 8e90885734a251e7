import type { Order } from '@storefront/shared/contract/entities/order';
import { useStore } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { orderAnchor } from '../../../common/order-address';
import { focusOrderAtom } from '../steady/status-changes';
import { addMoveAtom, type Move, movesAtom, slotOf } from './board-moves';

interface Cards {
  /** The lane, or the department, that shows the cards. */
  readonly from: Move['from'];
  /** The orders that show. */
  readonly shown: readonly Order[];
  /** Every open order. */
  readonly all: readonly Order[];
  /** Returns whether an order belongs here: one that the filter hides still does, and leaves no place. */
  readonly isHere: (order: Order) => boolean;
}

const cardOf = (id: string) => document.getElementById(orderAnchor(id));

/**
 * Keeps the place of each order that another window moved, as a button of this window does, so that no card moves under a
 * finger (C209).
 */
export function useDepartures({ from, shown, all, isHere }: Cards): void {
  const store = useStore();
  const last = useRef<readonly Order[]>([]);
  const ids = new Set(shown.map(({ _id }) => _id));
  const gone = last.current.filter(({ _id }) => !ids.has(_id));
  // The cards are still there while this renders; after it their height is lost.
  const heights = new Map(gone.map(({ _id }) => [_id, cardOf(_id)?.getBoundingClientRect().height ?? 0]));
  const focused = gone.find(({ _id }) => cardOf(_id)?.contains(document.activeElement));

  useLayoutEffect(() => {
    last.current = shown;
    for (const before of gone) {
      const now = all.find(({ _id }) => _id === before._id);
      const isKept = store
        .get(movesAtom)
        .some((move) => move.from === from && move.before._id === before._id);
      if (isKept || (now && isHere(now))) continue;
      const height = heights.get(before._id) ?? 0;
      if (before === focused) store.set(focusOrderAtom, slotOf(before));
      store.set(addMoveAtom, { from, before, after: now ?? before, marked: [], isElsewhere: true, height });
    }
  });
}
