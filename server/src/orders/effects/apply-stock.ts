import type { Tx } from '../../platform/db/database';
import type { OrderLinesTable } from '../../platform/db/schema';
import { changeConflict } from '../order-failure';
import { moveStock, type StockMove } from './move-stock';
import { piecesTaken } from './standing';

/**
 * Moves the stock from what the lines before had taken to what the lines after take (C24, P15).
 *
 * @returns what pages show of it. @throws Failure 409 when pieces are missing
 */
export async function settleStock(
  tx: Tx,
  before: readonly OrderLinesTable[],
  after: readonly OrderLinesTable[],
): Promise<Omit<StockMove, 'shortages'>> {
  const had = piecesTaken(before);
  const takes = piecesTaken(after);
  const moves = new Map(
    [...new Set([...had.keys(), ...takes.keys()])].map((id) => [
      id,
      (had.get(id) ?? 0) - (takes.get(id) ?? 0),
    ]),
  );
  const { shortages, ...shown } = await moveStock(tx, moves);
  const [first] = shortages;
  if (first) throw changeConflict(`Not enough pieces of ${first.name} left`, shortages);
  return shown;
}
