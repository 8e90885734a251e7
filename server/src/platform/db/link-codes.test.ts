import { startTestServer } from '../../../test/support/start-test-server';
import type { Database } from './database';
import { createLinkCodes } from './link-codes';
import { createSigner } from './server-secret';

const KEY = 'a secret of the environment, long enough';
const OTHER = 'another secret of the environment, as long';

const codesWith = (db: Database, serverSecret: string | null, serverSecretBefore: string | null = null) =>
  createLinkCodes({ db, env: { serverSecret, serverSecretBefore } }, 'table');

test('C51: a secret from the environment gives every node the same codes; another secret gives others', async () => {
  const server = await startTestServer();
  const codes = [KEY, KEY, OTHER].map((secret) => codesWith(server.db, secret));
  const [one, two, other] = await Promise.all(codes.map(({ codeOf }) => codeOf('4')));
  expect(one).toMatch(/^[\w-]{16}$/);
  expect(two).toBe(one);
  expect(other).not.toBe(one);
  expect(
    await server.db.selectFrom('meta').selectAll().where('name', '=', 'server-secret').execute(),
  ).toEqual([]);
  await server.close();
});

test('C51: without one, nodes that start together share one secret, stored in the database', async () => {
  const server = await startTestServer();
  const nodes = Array.from({ length: 8 }, () => codesWith(server.db, null));
  const codes = await Promise.all(nodes.map(({ codeOf }) => codeOf('4')));
  expect(new Set(codes).size).toBe(1);
  expect(await codesWith(server.db, null).isCodeOf('4', codes[0])).toBe(true);
  await server.close();
});

test.each([
  ['the stored secret', null],
  ['a secret of the environment', OTHER],
])(
  'C106, C191: after a change from %s its codes stay right for as long as it is named',
  async (_, before) => {
    const server = await startTestServer();
    const printed = await codesWith(server.db, before).codeOf('4');
    const { value } = (await server.db
      .selectFrom('meta')
      .select('value')
      .where('name', '=', 'server-secret')
      .executeTakeFirst()) ?? { value: null };
    const now = codesWith(server.db, KEY, before ?? value);
    expect(await now.codeOf('4')).toBe(await codesWith(server.db, KEY).codeOf('4'));
    expect(await now.isCodeOf('4', await now.codeOf('4'))).toBe(true);
    expect(await now.isCodeOf('4', printed)).toBe(true);
    expect(await now.isCodeOf('5', printed)).toBe(false);
    expect(await codesWith(server.db, KEY).isCodeOf('4', printed)).toBe(false);
    await server.close();
  },
);

test('C51: staff see codes, never the secret', async () => {
  const server = await startTestServer();
  const { client } = await server.asAdmin();
  const { body } = await client.call('listTableCodes', { query: { tables: '1-3' } });
  const row = await server.db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', 'server-secret')
    .executeTakeFirstOrThrow();
  expect(row.value).toMatch(/^[0-9a-z]{43}$/);
  expect(JSON.stringify(body)).not.toContain(row.value);
  await server.close();
});

test('signatures of two purposes differ', async () => {
  const server = await startTestServer();
  const sign = createSigner(server.db, KEY);
  expect(await sign('table', '4')).not.toEqual(await sign('origin', '4'));
  await server.close();
});
