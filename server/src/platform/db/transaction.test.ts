import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database';
import { raiseCounter, raiseDataVersion, readDataVersion } from './counters';
import { inTransaction } from './transaction';

let store: TestDatabase;
beforeEach(async () => {
  store = await openTestDatabase();
});
afterEach(() => store.close());

test('a transaction that throws leaves nothing behind', async () => {
  const failing = inTransaction(store.db, async (tx) => {
    await raiseDataVersion(tx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await readDataVersion(store.db)).toBe(0);
});

test('fifty transactions at once count to fifty', async () => {
  const values = await Promise.all(
    Array.from({ length: 50 }, () => inTransaction(store.db, (tx) => raiseCounter(tx, 'orders'))),
  );
  expect(values.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

test('a query outside `tx` during a transaction throws instead of deadlocking', async () => {
  const misuse = inTransaction(store.db, () => readDataVersion(store.db));
  await expect(misuse).rejects.toThrow('Inside a transaction ask its own handle');
  expect(await readDataVersion(store.db)).toBe(0);
});
