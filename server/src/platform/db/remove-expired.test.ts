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

test('C203: a mail that could not be sent is removed after thirty days, one that waits is not', async () => {
  const { db, close } = await openTestDatabase();
  const now = 400 * DAY;
  const times = { created_at: 0, expires_at: DAY, next_try_at: 0, claimed_until: 0 };
  const mail = { recipient: 'maya@example.com', subject: '', text: '', tries: 8, ...times };
  await db
    .insertInto('outbox')
    .values([
      { ...mail, id: 'old', failed_at: now - 30 * DAY },
      { ...mail, id: 'new', failed_at: now - 30 * DAY + 1 },
      { ...mail, id: 'waiting' },
    ])
    .execute();
  await removeExpired(db, now);
  const left = await db.selectFrom('outbox').select('id').orderBy('id').execute();
  await close();
  expect(left).toEqual([{ id: 'new' }, { id: 'waiting' }]);
});

test('expired windows of the rate limit are removed in batches', async () => {
  const { db, close } = await openTestDatabase();
  const windows = (count: number, startedAt: number) =>
    Array.from({ length: count }, (_, index) => ({
      bucket: `${startedAt}:${index}`,
      started_at: startedAt,
      hits: 1,
    }));
  await db
    .insertInto('rate_windows')
    .values([...windows(1_200, 0), ...windows(3, DAY)])
    .execute();
  const deletes = jest.spyOn(db, 'deleteFrom');
  await removeExpired(db, DAY);
  const left = await db.selectFrom('rate_windows').select('started_at').execute();
  const batches = deletes.mock.calls.filter(([table]) => table === 'rate_windows').length;
  await close();
  expect(left).toEqual(Array(3).fill({ started_at: DAY }));
  expect(batches).toBeGreaterThan(2);
});

test('P74: refused sign-ins and codes leave the audit after 90 days, all else stays', async () => {
  const { db, close } = await openTestDatabase();
  const now = 400 * DAY;
  const rows = [
    'session.refuse',
    'user.reset.refuse',
    'user.update.refuse',
    'session.start',
    'order.place',
  ].flatMap((action) =>
    [now - 90 * DAY, now - 90 * DAY + 1].map((at) => ({
      id: `${action} ${at}`,
      at,
      actor: 'guest',
      action,
      subject: 'unknown',
      details: '{}',
    })),
  );
  const many = Array.from({ length: 600 }, (_, index) => ({
    ...{ id: `many ${index}`, at: index, actor: 'guest', subject: 'unknown', details: '{}' },
    action: 'session.refuse',
  }));
  await db
    .insertInto('audit')
    .values([...rows, ...many])
    .execute();
  await removeExpired(db, now);
  const left = await db
    .selectFrom('audit')
    .select(['action', 'at'])
    .orderBy('action')
    .orderBy('at')
    .execute();
  await close();
  const isKept = ({ action, at }: { action: string; at: number }) =>
    !action.endsWith('.refuse') || at > now - 90 * DAY;
  expect(left.map(({ action, at }) => `${action} ${at}`)).toEqual(
    rows
      .filter(isKept)
      .map(({ action, at }) => `${action} ${at}`)
      .sort(),
  );
});
