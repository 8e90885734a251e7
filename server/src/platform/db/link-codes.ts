import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from './database';
import { createSigner } from './server-secret';

/** 16 letters of base64url are 96 bits: too many to guess, and short enough for a coarse QR code. */
const LENGTH = 16;

/** Texts of any length have digests of one length, so one comparison serves all. */
const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** The secrets of the environment: SERVER_SECRET and SERVER_SECRET_BEFORE. */
interface Secrets {
  /** Null: the secret in the database. */
  readonly serverSecret: string | null;
  readonly serverSecretBefore: string | null;
}

interface Deps {
  readonly db: Database;
  readonly env: Secrets;
}

/**
 * Makes and checks the codes in links. A code proves that somebody has the link: the card of a table (C51, P18), or an
 * order's link (C191). Codes of different purposes differ. After a change of the secret, codes of the one before are right
 * too.
 */
export function createLinkCodes({ db, env }: Deps, purpose: 'table' | 'order') {
  const { serverSecret, serverSecretBefore } = env;
  const codeWith = (secret: string | null) => {
    const sign = createSigner(db, secret);
    return async (subject: string) => (await sign(purpose, subject)).toString('base64url').slice(0, LENGTH);
  };
  const codeOf = codeWith(serverSecret);
  const rightCodes = serverSecretBefore === null ? [codeOf] : [codeOf, codeWith(serverSecretBefore)];

  return {
    /** @param subject a table as `parseTableId` returns it, or the id of an order */
    codeOf,

    /** Returns whether a code belongs to that subject; takes the same time for every code. */
    async isCodeOf(subject: string, code: string | null | undefined): Promise<boolean> {
      const given = digestOf(code ?? '');
      const right = await Promise.all(rightCodes.map((make) => make(subject)));
      // Compares with each of them, so that the time does not tell which one it was.
      return right.map((each) => timingSafeEqual(given, digestOf(each))).includes(true);
    },
  };
}

export type LinkCodes = ReturnType<typeof createLinkCodes>;
