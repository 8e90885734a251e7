import { startTestServer } from '../../test/support/start-test-server';

test('health says that the server lives and its database answers', async () => {
  const server = await startTestServer();
  const response = await fetch(`${server.baseUrl}/health`);
  const body = await response.json();
  await server.close();
  expect([response.status, body]).toEqual([200, { live: true, ready: true, db: 'ok' }]);
});
