import { guestTables, readGuestLines, removeGuestLines } from './guest-storage';
import type { Line } from './line';
import { addToServerCart } from './server-cart';

async function pushCart(table: string | null): Promise<readonly Line[]> {
  const refused: Line[] = [];
  for (const line of readGuestLines(table)) {
    try {
      await addToServerCart(line, table);
      removeGuestLines(table, [line.lineId]);
    } catch (error) {
      console.error('guest cart', error);
      refused.push(line);
    }
  }
  return refused;
}

/**
 * Pushes the guest's carts, the normal one and every table's, into the server cart after a login (§4). A line is
 * taken out of the browser only once the server has it (C48, C49, P20).
 *
 * @returns the lines that the server did not take; they stay in the browser.
 */
export async function mergeGuestCarts(): Promise<readonly Line[]> {
  const refused: Line[] = [];
  for (const table of [null, ...guestTables()]) refused.push(...(await pushCart(table)));
  return refused;
}
