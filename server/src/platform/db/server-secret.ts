import { createHmac } from 'node:crypto';
import type { Database } from './database';
import { randomText } from './ids';

const NAME = 'server-secret';
/** 43 letters of 0-9a-z are 222 bits. */
const LENGTH = 43;

/** Returns the secret of this shop, created once by the first node and stored in the database. */
async function storedSecret(db: Database): Promise<string> {
  await db
    .insertInto('meta')
    .values({ name: NAME, value: randomText(LENGTH) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('meta').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  return row.value;
}

/** Signs a text for a purpose with the shop's secret. Signatures of different purposes differ. */
export type Signer = (purpose: string, text: string) => Promise<Buffer>;

/** @param given the environment's secret; null: the one in the database, which is never sent */
export function createSigner(db: Database, given: string | null): Signer {
  let secret = given;
  return async (purpose, text) => {
    secret ??= await storedSecret(db);
    return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();
  };
}
