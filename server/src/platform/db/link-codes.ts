import { createHash, timingSafeEqual } from 'node:crypto';
import type { Signer } from './server-secret';

/** 16 letters of base64url are 96 bits: too many to guess, and short enough for a coarse QR code. */
const LENGTH = 16;

/** Texts of any length have digests of one length, so one comparison serves all. */
const digestOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Makes and checks the codes in links. A code proves that somebody has the link: the card of a table (C51, P18), or an
 * order's link (C191). Codes of different purposes differ.
 */
export function createLinkCodes(sign: Signer, purpose: 'table' | 'order') {
  const codeOf = async (subject: string) =>
    (await sign(purpose, subject)).toString('base64url').slice(0, LENGTH);

  return {
    /** @param subject a table as `parseTableId` returns it, or the id of an order */
    codeOf,

    /** Returns whether a code belongs to that subject; takes the same time for every code. */
    async isCodeOf(subject: string, code: string | null | undefined): Promise<boolean> {
      return timingSafeEqual(digestOf(code ?? ''), digestOf(await codeOf(subject)));
    },
  };
}

export type LinkCodes = ReturnType<typeof createLinkCodes>;
