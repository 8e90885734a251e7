import { routes } from '@storefront/shared/contract/routes';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';

const HSTS = 'strict-transport-security';

let server: TestServer;
afterEach(() => server.close());

test('C196: another method at a known address is answered 405, with those that it takes', async () => {
  server = await startTestServer();
  const guest = server.guest();
  for (const { method, path } of Object.values(routes)) {
    const answer = await guest.raw('PATCH', `/api/v1${path.replace(/\{\w+\}/g, 'some-id')}`);
    expect([path, answer.status]).toEqual([path, 405]);
    expect(answer.headers.get('allow')?.split(', ')).toContain(method);
    expect(answer.body).toMatchObject({ success: false, data: null });
  }
  const login = await guest.raw('GET', '/api/v1/user/login?x=1');
  expect([login.status, login.headers.get('allow')]).toEqual([405, 'POST']);
  expect(login.body.message).toBe('This address takes POST, not GET');
  for (const path of ['/health', '/api/v1/openapi.json'])
    expect((await guest.raw('POST', path)).headers.get('allow')).toBe('GET, HEAD');
});

test('an unknown address is answered 404 to every method, and so is an unknown id', async () => {
  server = await startTestServer();
  const { client } = await server.asAdmin();
  for (const method of ['GET', 'POST', 'PATCH'])
    for (const path of ['/api/v1/nothing', '/api/v1/user/login/more', '/media/a/b/c/d/e'])
      expect([path, (await client.raw(method, path)).status]).toEqual([path, 404]);
  expect((await client.call('getClosetItem', { params: { id: 'none' } })).status).toBe(404);
});

test('C196: HSTS is the same on every answer under https, and absent otherwise', async () => {
  server = await startTestServer({ publicOrigin: 'https://shop.example' });
  for (const path of ['/api/v1/user/getuser', '/health/live', '/api/v1/nothing', '/media/none', '/api'])
    expect([path, (await fetch(server.baseUrl + path)).headers.get(HSTS)]).toEqual([
      path,
      'max-age=31536000',
    ]);
  await server.close();
  server = await startTestServer();
  expect((await fetch(`${server.baseUrl}/health/live`)).headers.has(HSTS)).toBe(false);
});
