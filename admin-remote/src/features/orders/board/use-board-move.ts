import type { Order } from '@storefront/shared/contract/entities/order';
import { DEPARTMENTS, type Department } from '@storefront/shared/rules/departments';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { RefObject } from 'react';
import { orderAnchor } from '../../../common/order-address';
import { refreshProducts } from '../../../common/refresh-products';
import { focusOrderAtom } from '../steady/status-changes';
import { addMoveAtom, type DishOfMove } from './board-moves';
import { type Lane, laneOf } from './lanes';
import type { BoardAction } from './next-action';
import { useOrderChange } from './use-order-change';
import { withPiecesLeft } from './use-sold-out';

/**
 * Moves an order out of its lane, or off the screen of a department. Its place stays for ten seconds, as high as its
 * card, with Undo (C209). Undo takes the focus if the card had it.
 */
export function useBoardMove(order: Order, lane: Lane | Department, card: RefObject<HTMLElement | null>) {
  const client = useQueryClient();
  const { isBusy, change } = useOrderChange();
  const addMove = useSetAtom(addMoveAtom);
  const focusOrder = useSetAtom(focusOrderAtom);

  /** @param ids the dishes that the move marks as sold out; Undo puts them back */
  const move = ({ word, note, make: act, isDone }: BoardAction, ids: readonly string[] = []) => {
    let marked: readonly DishOfMove[] = [];
    const make = (current: Order) => {
      marked = withPiecesLeft(client, ids);
      return act(current);
    };
    return change(
      () => make(order),
      (after) => {
        if (marked.length > 0) refreshProducts(client);
        if (card.current?.contains(document.activeElement)) focusOrder(order._id);
        addMove({
          from: lane,
          before: order,
          after,
          marked,
          isElsewhere: false,
          height: card.current?.getBoundingClientRect().height ?? 0,
        });
      },
      {
        order,
        words: word,
        note,
        make,
        ...(isDone && { isDone }),
        onDone: (stored, after) => {
          const from = DEPARTMENTS.find((department) => department === lane) ?? laneOf(stored);
          const height = document.getElementById(orderAnchor(order._id))?.getBoundingClientRect().height ?? 0;
          if (marked.length > 0) refreshProducts(client);
          if (from) addMove({ from, before: stored, after, marked, isElsewhere: false, height });
        },
      },
    );
  };

  return { isBusy, move, change };
}
