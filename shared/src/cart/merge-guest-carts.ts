import { newKey } from '../rules/new-key';
import { guestTables, readGuestLines, removeGuestLines, writeGuestLines } from './guest-storage';
import type { Line } from './line';
import { addToServerCart } from './server-cart';

/**
 * A guest's lines, each with an idempotency key. The key is stored before the push, so that the server recognises a
 * repeated push after a lost answer or a reload (P21).
 */
function withPushKeys(table: string | null): readonly Line[] {
  const lines = readGuestLines(table).map((line) => ({ ...line, pushKey: line.pushKey ?? newKey() }));
  writeGuestLines(table, lines);
  return lines;
}

async function pushCart(table: string | null): Promise<readonly Line[]> {
  const refused: Line[] = [];
  for (const line of withPushKeys(table)) {
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

/** Undefined on insecure origins. */
const locks = (): LockManager | undefined => navigator.locks;

/**
 * Pushes the guest's carts, the normal one and every table's, into the server cart after a login (§4). A line leaves the
 * browser only after the server has it (C48, C49, P20). A lock keeps two tabs from pushing at once.
 *
 * @returns the lines that the server refused; they stay in the browser.
 */
export async function mergeGuestCarts(): Promise<readonly Line[]> {
  return (await locks()?.request('guest-carts', pushCarts)) ?? pushCarts();
}
