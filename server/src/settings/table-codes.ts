import { timingSafeEqual } from 'node:crypto';
import type { Signer } from '../platform/db/server-secret';

/** 16 letters of base64url are 96 bits: too many to guess, and short enough for a coarse QR code. */
const LENGTH = 16;

/**
 * Makes and checks the codes in the links of tables. A code proves that the customer has the table's card (C51, P18).
 */
export function createTableCodes(sign: Signer) {
  const codeOf = async (table: string) => (await sign('table', table)).toString('base64url').slice(0, LENGTH);

  return {
    /** @param table as `parseTableId` returns it */
    codeOf,

    /** Returns whether a code belongs to that table. */
    async isCodeOf(table: string, code: string | null | undefined): Promise<boolean> {
      if (!code) return false;
      const [given, right] = [Buffer.from(code), Buffer.from(await codeOf(table))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
