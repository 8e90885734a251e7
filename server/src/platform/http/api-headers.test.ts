import fastify from 'fastify';
import { addApiHeaders } from './api-headers';

async function headersOf(isHttps: boolean, path = '/') {
  const app = fastify();
  addApiHeaders(app, isHttps);
  app.get('/', async () => ({}));
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  return (await app.inject(path)).headers;
}

test.each(['/', '/broken', '/nowhere'])(
  '%s: no page can run, frame, embed or sniff an answer',
  async (path) => {
    expect(await headersOf(false, path)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/./),
    });
  },
);

test('HSTS is sent under https only', async () => {
  const name = 'strict-transport-security';
  expect((await headersOf(true))[name]).toBe('max-age=31536000; includeSubDomains');
  expect(await headersOf(false)).not.toHaveProperty(name);
});
