import { serverNow } from '@storefront/shared/api';
import type { Order } from '@storefront/shared/contract/entities/order';
import type { Department } from '@storefront/shared/rules/departments';
import { atom } from 'jotai';
import { UNDO_MS } from '../steady/status-changes';
import type { Lane } from './lanes';

/** Nobody can undo what another window did: its place closes up earlier, ms. */
const ELSEWHERE_MS = 5_000;

/** A dish that a move marked as sold out (C228). */
export interface DishOfMove {
  readonly id: string;
  /** Pieces that were left before the move; null without a count (C226). */
  readonly piecesLeft: number | null;
}

/** An order that left its lane, or the screen of a department, by a button of this window or elsewhere. */
export interface Move {
  readonly id: number;
  /** The lane, or the department, that it left. */
  readonly from: Lane | Department;
  readonly before: Order;
  /** The order after the move, with its new version. Elsewhere it may be unknown: then it is as before. */
  readonly after: Order;
  readonly marked: readonly DishOfMove[];
  /** True if another window moved it: this one cannot undo that. */
  readonly isElsewhere: boolean;
  /** Until when it can be undone, ms. The place stays at least until then. */
  readonly until: number;
  /** Height of its card, px: the place keeps it, so that nothing below moves. */
  readonly height: number;
}

let count = 0;

/** The places that orders left, oldest first. */
export const movesAtom = atom<readonly Move[]>([]);

/** Records a move. Only the last one of an order can be undone. */
export const addMoveAtom = atom(null, (get, set, move: Omit<Move, 'id' | 'until'>) => {
  count += 1;
  const stays = move.isElsewhere ? ELSEWHERE_MS : UNDO_MS;
  set(movesAtom, [...get(movesAtom), { ...move, id: count, until: serverNow() + stays }]);
});

/** Removes moves by their ids. */
export const dropMovesAtom = atom(null, (get, set, ids: readonly number[]) => {
  set(
    movesAtom,
    get(movesAtom).filter(({ id }) => !ids.includes(id)),
  );
});

/** Returns whether a move is the last one of its order. */
export const isLastMove = (move: Move, moves: readonly Move[]): boolean =>
  moves.findLast(({ before }) => before._id === move.before._id) === move;

/** Returns the name by which the place of an order takes the focus: the order itself may be in the next lane already. */
export const slotOf = ({ _id }: Order): string => `place of ${_id}`;
