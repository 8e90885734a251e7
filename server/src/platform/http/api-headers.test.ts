import fastify from 'fastify';
import { addApiHeaders } from './api-headers';

async function headersOf(path = '/') {
  const app = fastify();
  addApiHeaders(app);
  app.get('/', async () => ({}));
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  return (await app.inject(path)).headers;
}

test.each(['/', '/broken', '/nowhere'])(
  '%s: no page can run, frame, embed or sniff an answer',
  async (path) => {
    expect(await headersOf(path)).toMatchObject({
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
