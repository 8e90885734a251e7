import { networkOf } from '@storefront/http/network-of';
import type { FastifyBaseLogger } from 'fastify';
import { recordAudit } from '../platform/db/audit';
import type { Database } from '../platform/db/database';
import { inTransaction } from '../platform/db/transaction';
import type { OnLimited } from '../platform/http/rate-limit';

/** What was refused: a password or code of a sign-in, or a code for a change of the own account, a forgotten password or an order to keep. */
type Refused =
  | 'session.refuse'
  | 'session.code.refuse'
  | 'user.update.refuse'
  | 'user.reset.refuse'
  | 'order.keep.refuse';

/** What a limit refuses from now on. */
type Limited = 'session.limit' | 'user.update.limit' | 'user.reset.limit';

/** Called before the refusal is answered. @param userId the account; null if the address has none */
export type OnRefused = (userId: string | null) => Promise<void>;

interface Attempt {
  readonly log: FastifyBaseLogger;
  /** Address of the client. */
  readonly ip: string;
}

/**
 * Leaves evidence of failed sign-ins and codes: a row in the audit and a line in the log (P74). Neither has what was
 * typed: people type passwords into the field for the address. Only the log, which is not kept for ever, has the network.
 * An unknown address takes as long as a known one (P58).
 */
export const createRefusals =
  (db: Database, now: () => number) =>
  (action: Refused, { log, ip }: Attempt): OnRefused =>
  async (userId) => {
    const account = userId ?? 'unknown';
    log.warn({ action, account, network: networkOf(ip) }, 'Refused a wrong password or code');
    await inTransaction(db, (tx) => recordAudit(tx, { at: now(), actor: 'guest', action, subject: account }));
  };

/**
 * Leaves one line in the log when a limit begins to refuse sign-ins or codes (P74), also without what was typed. No row in
 * the audit: the attempts before it have theirs.
 *
 * @param findId id of the account; null if the address has none
 */
export const createLimitLog =
  (action: Limited, { log, ip }: Attempt, findId: () => Promise<string | null>): OnLimited =>
  async () => {
    const account = (await findId()) ?? 'unknown';
    log.warn(
      { action, account, network: networkOf(ip) },
      'Too many sign-ins or codes; refusing more for now',
    );
  };
