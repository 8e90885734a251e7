import type { Tx } from '../../db/database';
import type { OrderLinesTable } from '../../db/schema';
import { changeConflict } from '../order-conflict';
import { moveStock } from './move-stock';
import { piecesTaken } from './standing';

/**
 * Moves the stock from what the lines before had taken to what the lines after take (C24, P15).
 *
 * @returns whether something sold out or came back. @throws Failure 409 when pieces are missing
 */
export async function settleStock(
  tx: Tx,
  before: readonly OrderLinesTable[],
  after: readonly OrderLinesTable[],
): Promise<boolean> {
  const had = piecesTaken(before);
  const takes = piecesTaken(after);
  const moves = new Map(
    [...new Set([...had.keys(), ...takes.keys()])].map((id) => [
      id,
      (had.get(id) ?? 0) - (takes.get(id) ?? 0),
    ]),
  );
  const { shortages, turnedOver } = await moveStock(tx, moves);
  const [first] = shortages;
  if (first) throw changeConflict(`Not enough pieces of ${first.name} left`, shortages);
  return turnedOver;
}
