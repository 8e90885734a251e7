import { newKey } from '../rules/new-key';
import { guestTables, readGuestLines, removeGuestLines, writeGuestLines } from './guest-storage';
import type { Line } from './line';
import { addToServerCart } from './server-cart';

/**
 * A guest's lines, each with the name of its push. The name is stored before the push begins and stays with the line,
 * so that after a lost answer or a reload the same push is recognised by the server (P21).
 */
function nameLines(table: string | null): readonly Line[] {
  const lines = readGuestLines(table).map((line) => ({ ...line, pushKey: line.pushKey ?? newKey() }));
  try {
    writeGuestLines(table, lines);
  } catch (error) {
    console.error('guest cart', error);
  }
  return lines;
}

async function pushCart(table: string | null): Promise<readonly Line[]> {
  const refused: Line[] = [];
  for (const line of nameLines(table)) {
    try {
      await addToServerCart(line, table, line.pushKey);
      removeGuestLines(table, [line.lineId]);
    } catch (error) {
      console.error('guest cart', error);
      refused.push(line);
    }
  }
  return refused;
}

async function pushCarts(): Promise<readonly Line[]> {
  const refused: Line[] = [];
  for (const table of [null, ...guestTables()]) refused.push(...(await pushCart(table)));
  return refused;
}

/** Browsers have it on secure origins only. */
const locks = (): LockManager | undefined => navigator.locks;

/**
 * Pushes the guest's carts, the normal one and every table's, into the server cart after a login (§4). A line is
 * taken out of the browser only once the server has it (C48, C49, P20). Of two tabs the second pushes what the first
 * has left.
 *
 * @returns the lines that the server did not take; they stay in the browser.
 */
export async function mergeGuestCarts(): Promise<readonly Line[]> {
  return (await locks()?.request('guest-carts', pushCarts)) ?? pushCarts();
}
