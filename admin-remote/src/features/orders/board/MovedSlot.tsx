import { serverNow } from '@storefront/shared/api';
import { markSoldOut } from '@storefront/shared/api/products';
import { Button } from '@storefront/shared/ui/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { refreshProducts } from '../../../common/refresh-products';
import { focusOrderAtom } from '../steady/status-changes';
import { leaveToPlace, useLeaveFocus, useTakeFocus } from '../steady/use-take-focus';
import { dropMovesAtom, isLastMove, type Move, movesAtom, slotOf } from './board-moves';
import { moveText, nameOf, placeText } from './board-words';
import { undoMove } from './change-step';
import { useOrderChange } from './use-order-change';

const SECOND = 1_000;

const secondsTo = (time: number) => Math.max(0, Math.ceil((time - serverNow()) / SECOND));

/** Returns the seconds until a time, counted down; 0 when it is past. */
function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

interface MovedSlotProps {
  readonly move: Move;
  /** What names the order. Default: its place. */
  readonly name?: string;
}

/**
 * The place that an order left, as high as its card. For ten seconds the move can be undone, if it happened here (C209).
 */
export function MovedSlot({ move, name = placeText(move.after) }: MovedSlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useLeaveFocus(place);
  useTakeFocus(slotOf(move.before), place);
  const isLast = isLastMove(move, useAtomValue(movesAtom));
  const left = useSecondsLeft(move.until);
  return (
    <Slot ref={place} tabIndex={-1} data-slot style={{ minHeight: move.height }}>
      <p role="status">
        <b>{name}</b>
        <span>{` ${moveText(move)}`}</span>
      </p>
      {isLast && !move.isElsewhere && left > 0 && <Undo move={move} left={left} />}
    </Slot>
  );
}

function Undo({ move, left }: { readonly move: Move; readonly left: number }) {
  const { after, id, marked } = move;
  const control = useRef<HTMLButtonElement>(null);
  const { isBusy, change } = useOrderChange();
  const client = useQueryClient();
  const dropMoves = useSetAtom(dropMovesAtom);
  const focusOrder = useSetAtom(focusOrderAtom);
  useTakeFocus(after._id, control);
  useLayoutEffect(() => {
    const { current } = control;
    return () => leaveToPlace(current);
  }, []);

  const undo = () =>
    change(
      async () => {
        const restored = await undoMove(move);
        for (const dish of marked) await markSoldOut(dish.id, { until: null, piecesLeft: dish.piecesLeft });
        return restored;
      },
      () => {
        if (marked.length > 0) refreshProducts(client);
        if (control.current === document.activeElement) focusOrder(after._id);
        dropMoves([id]);
      },
    );
  return (
    <Button
      ref={control}
      variant="secondary"
      busy={isBusy}
      aria-label={`Undo: ${nameOf(after)} ${moveText(move)}`}
      onClick={() => void undo()}
    >{`Undo, ${left} s`}</Button>
  );
}

const Slot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  justify-content: space-between;
  gap: 8px;
  padding: 8px 8px 8px 14px;
  border: 1.5px dashed var(--edge);
  border-radius: 10px;
  font-size: 0.9375rem;
  line-height: 1.3;
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }

  button {
    padding-inline: 12px;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
`;
