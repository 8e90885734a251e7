import { timingSafeEqual } from 'node:crypto';
import type { Signer } from '../platform/db/server-secret';

/** 16 letters of base64url are 96 bits: nobody guesses one, and the square of dots stays coarse. */
const LENGTH = 16;

/** The codes in the links of tables: who has one has seen the table's card (C51, P18). */
export function createTableCodes(sign: Signer) {
  const codeOf = async (table: string) => (await sign('table', table)).toString('base64url').slice(0, LENGTH);

  return {
    /** @param table as `parseTableId` gives it. */
    codeOf,

    /** Whether a code is the one of that table. */
    async isCodeOf(table: string, code: string | null | undefined): Promise<boolean> {
      if (!code) return false;
      const [given, right] = [Buffer.from(code), Buffer.from(await codeOf(table))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
