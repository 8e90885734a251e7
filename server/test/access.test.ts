import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Calls, calls } from '@storefront/shared/contract/calls';
import { API_BASE, type CallName } from '@storefront/shared/contract/routes';
import { hasAnyRight, STAFF_ROLES } from '@storefront/shared/rules/rights';
import { accessTable } from '../src/platform/reference/access-table';
import type { HttpClient } from './support/http-client';
import { startTestServer, type TestServer } from './support/start-test-server';

const askers = ['guest', 'customer', ...STAFF_ROLES] as const;
type Asker = (typeof askers)[number];

const contract = Object.values<Calls[CallName]>(calls);
const params = {
  id: 'nosuchthing',
  code: 'NOSUCH',
  key: '00000000-0000-4000-8000-000000000000',
  method: 'esewa',
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function asks(asker: Asker): Promise<HttpClient> {
  if (asker === 'guest') return server.guest();
  return (await (asker === 'customer' ? server.asCustomer() : server.asAdmin(asker))).client;
}

/** 401 or 403 where the table says no; otherwise anything but these two. */
function verdict({ access, right }: Calls[CallName], asker: Asker): 401 | 403 | 'allowed' {
  if (access === 'public') return 'allowed';
  if (asker === 'guest') return 401;
  if (access === 'customer') return 'allowed';
  return asker !== 'customer' && hasAnyRight(asker, right) ? 'allowed' : 403;
}

/** Routes under the API base that are no calls of §7: the API's description. */
const reference = `GET ${API_BASE}/openapi.json`;

test('C32: every route under the API base is a call of the contract or describes them, and every call has its route', () => {
  const served = server.app.apiRoutes.map(({ method, url }) => `${method} ${url}`).sort();
  const described = contract
    .map(({ method, path }) => `${method} ${API_BASE}${path.replace(/\{(\w+)\}/g, ':$1')}`)
    .concat(reference)
    .sort();
  expect(served).toEqual(described);
});

describe.each(askers)('C4, C32, C292, P51: a %s', (asker) => {
  let client: HttpClient;
  beforeEach(async () => {
    client = await asks(asker);
  });

  test.each(contract.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_, call) => {
    // A login without password is refused with 400, so that 401 can only mean "not allowed".
    const answer = await client.send(call.name, { params, ...(call.method !== 'GET' && { body: {} }) });
    const expected = verdict(call, asker);
    if (expected === 'allowed') expect([401, 403]).not.toContain(answer.status);
    else expect(answer.status).toBe(expected);
    if (answer.status >= 400) {
      expect(answer.body).toMatchObject({ success: false, message: expect.any(String) });
      expect(answer.body).toHaveProperty('data');
    }
  });
});

test('C292: docs/access.md says who may make each call; npm run access writes it', async () => {
  const file = join(__dirname, '../../docs/access.md');
  expect(await readFile(file, 'utf8')).toBe(accessTable(contract));
});

test('C32: access is decided before the body is read', async () => {
  const answer = await server.guest().raw('POST', `${API_BASE}/product/address`, {
    headers: { 'content-type': 'application/json' },
    body: '{not json',
  });
  expect(answer.status).toBe(401);
});
