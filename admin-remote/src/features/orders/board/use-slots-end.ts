import { serverNow } from '@storefront/shared/api';
import { useSetAtom } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { watchUse } from '../steady/use-while-used';
import { dropMovesAtom, type Move } from './board-moves';

/** A lane closes up when nobody has touched it for this long, ms: no card moves under a finger. */
const REST_MS = 2_000;

/** Removes the places that orders left when their time to undo is over and the lane rests. */
export function useSlotsEnd(lane: RefObject<HTMLElement | null>, moves: readonly Move[]): void {
  const dropMoves = useSetAtom(dropMovesAtom);
  const usedAt = useRef(0);

  useEffect(() => {
    if (!lane.current) return;
    return watchUse(lane.current, () => {
      usedAt.current = serverNow();
    });
  }, [lane]);

  useEffect(() => {
    const end = Math.min(...moves.map(({ until }) => until));
    if (end === Infinity) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      const now = serverNow();
      const wait = Math.max(end, usedAt.current + REST_MS) - now;
      if (wait > 0) timer = setTimeout(check, wait);
      else dropMoves(moves.filter(({ until }) => until <= now).map(({ id }) => id));
    };
    check();
    return () => clearTimeout(timer);
  }, [moves, dropMoves]);
}
