import { linkOrigin } from './link-origin';

const here = { publicOrigin: null, smtpUrl: null, host: '127.0.0.1', port: 3000 };

test.each([
  ['PUBLIC_ORIGIN', { publicOrigin: 'https://shop.example', smtpUrl: 'smtp://x' }, 'https://shop.example'],
  ['mails stay on this machine', {}, 'http://127.0.0.1:3000'],
  ['the server listens on all addresses', { host: '::' }, 'http://127.0.0.1:3000'],
  ['IPv6', { host: '::1', port: 80 }, 'http://[::1]:80'],
  ['mails are sent, but nobody said from where', { smtpUrl: 'smtp://x' }, null],
])('%s', (_case, given, origin) => {
  expect(linkOrigin({ ...here, ...given })).toBe(origin);
});
