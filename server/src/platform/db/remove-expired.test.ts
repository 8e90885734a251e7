import { storePerson } from '../../../test/support/people';
import { openTestDatabase } from '../../../test/support/test-database';
import { startSession } from '../sessions/session-store';
import { removeExpired } from './remove-expired';

const DAY = 24 * 60 * 60 * 1000;

test('removes expired rows and keeps valid ones', async () => {
  const { db, close } = await openTestDatabase();
  const now = 400 * DAY;
  const { id } = await storePerson(db, { role: 'customer', now });
  await startSession(db, id, now - 30 * DAY);
  await startSession(db, id, now - 29 * DAY);
  const key = { actor: 'guest', payload_hash: '', order_id: '', answer: '{}' };
  await db
    .insertInto('idempotency_keys')
    .values([
      { ...key, key: 'old', created_at: now - 7 * DAY },
      { ...key, key: 'new', created_at: now - 7 * DAY + 1 },
    ])
    .execute();
  await removeExpired(db, now);
  const sessions = await db.selectFrom('sessions').select('created_at').execute();
  const keys = await db.selectFrom('idempotency_keys').select('key').execute();
  await close();
  expect([sessions, keys]).toEqual([[{ created_at: now - 29 * DAY }], [{ key: 'new' }]]);
});
