import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Env } from '../../platform/config/env';
import type { Database } from '../../platform/db/database';
import { createSigner } from '../../platform/db/server-secret';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Key {
  /** First letters of the key's digest. */
  readonly id: string;
  readonly bytes: Buffer;
}

/** A text that only this shop's secret opens. */
export interface Sealed {
  readonly secret: string;
  readonly key_id: string;
}

/** Seals texts with a key derived from SERVER_SECRET (AES-256-GCM), each bound to one person. */
export interface SecretBox {
  /** Id of the key that seals now. */
  readonly keyId: string;
  seal(userId: string, text: string): Sealed;
  /** @throws Error if the secret that sealed it is no longer known */
  open(userId: string, sealed: Sealed): string;
}

interface Deps {
  readonly db: Database;
  readonly env: Pick<Env, 'serverSecret' | 'serverSecretBefore'>;
}

/** Returns the key of a secret. @param secret null: the one in the database */
async function keyOf(db: Database, secret: string | null): Promise<Key> {
  const bytes = await createSigner(db, secret)('second-factor', 'key');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 16), bytes };
}

/**
 * Returns the box of this shop. It opens what was sealed with SERVER_SECRET, with SERVER_SECRET_BEFORE, and, in a shop that
 * was given a secret later, with the one in the database. Asks the database, so not inside a transaction.
 */
export async function openSecretBox({ db, env }: Deps): Promise<SecretBox> {
  const { serverSecret, serverSecretBefore } = env;
  const current = await keyOf(db, serverSecret);
  const older = await Promise.all([
    ...(serverSecretBefore === null ? [] : [keyOf(db, serverSecretBefore)]),
    ...(serverSecret === null ? [] : [keyOf(db, null)]),
  ]);
  const keys = [current, ...older];
  return {
    keyId: current.id,
    seal(userId, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.bytes, iv).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return { secret: sealed.toString('base64url'), key_id: current.id };
    },
    open(userId, { secret, key_id }) {
      const key = keys.find(({ id }) => id === key_id);
      if (!key)
        throw new Error('A second factor was sealed with another SERVER_SECRET; set SERVER_SECRET_BEFORE');
      const sealed = Buffer.from(secret, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key.bytes, sealed.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(userId))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      return (
        decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    },
  };
}
