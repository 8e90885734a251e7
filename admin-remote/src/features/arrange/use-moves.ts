import { moveBefore } from '@storefront/shared/rules/move-before';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** A move of one entry: before which other one it goes, null for the end, and its new index. */
interface Move {
  readonly id: string;
  readonly before: string | null;
  readonly index: number;
}

interface Moves {
  /** The ids in the order that staff see. */
  readonly order: readonly string[];
  readonly moveTo: (id: string, index: number) => void;
  /** The id of the last move that could not be saved. It stands where it was before. */
  readonly failed: string | null;
  /** Moves it to the same place of the list as it is now. */
  readonly retry: () => void;
}

/**
 * Shows moves at once and saves them one after another (C314). A move that fails leaves the order; later ones stay.
 *
 * @param stored the ids in the order of the server
 * @param save sends a move
 * @param onSaved gets the stored order with a saved move, before the move itself is forgotten
 * @param onFailed reads the order again
 */
export function useMoves(
  stored: readonly string[],
  {
    save,
    onSaved,
    onFailed,
  }: {
    readonly save: (id: string, before: string | null) => Promise<unknown>;
    readonly onSaved: (apply: (order: readonly string[]) => string[]) => Promise<void>;
    readonly onFailed: () => void;
  },
): Moves {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [failed, setFailed] = useState<Move | null>(null);
  const forget = (move: Move) => setMoves((all) => all.filter((other) => other !== move));
  const { mutate } = useMutation({
    mutationFn: ({ id, before }: Move) => save(id, before),
    // One after another: each names the neighbour that it had when staff moved it.
    scope: { id: 'menu-order' },
    async onSuccess(_, move) {
      await onSaved((order) => moveBefore(order, move.id, move.before));
      forget(move);
    },
    onError(_, move) {
      forget(move);
      setFailed(move);
      onFailed();
    },
  });
  const order = moves.reduce<readonly string[]>((ids, { id, before }) => moveBefore(ids, id, before), stored);

  function moveTo(id: string, index: number): void {
    const rest = order.filter((other) => other !== id);
    const move = { id, before: rest[index] ?? null, index };
    setFailed(null);
    setMoves((all) => [...all, move]);
    mutate(move);
  }
  return {
    order,
    moveTo,
    failed: failed?.id ?? null,
    retry: () => failed && moveTo(failed.id, failed.index),
  };
}
