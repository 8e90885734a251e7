import { createHash } from 'node:crypto';
import { allowReload, CONFIRMATION, RELOAD, storedHtml } from './stored-html';

const html =
  '<!doctype html><html lang="en"><body><div id="root" data-rendered><h1>Our menu</h1></div></body></html>';

test('C132: a stored page has its date, and can be hydrated', () => {
  const stored = storedHtml(html, 1_795_000_000_000, false);
  expect(stored).toContain('<html data-stored-at="1795000000000" lang="en">');
  expect(stored).toContain('<div id="root" data-rendered><h1>Our menu</h1>');
});

test('C132: under the address of a table or a filter the browser renders it again', () => {
  expect(storedHtml(html, 1, true)).toContain('<div id="root"><h1>Our menu</h1>');
});

test('C91: the reload of a stored page is allowed by its hash, and nothing else is added', () => {
  const [, script = ''] = /^<script>(.*)<\/script>$/.exec(RELOAD) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(allowReload("script-src 'self'; style-src 'self'")).toBe(
    `script-src 'sha256-${hash}' 'self'; style-src 'self'`,
  );
});

test('C132: a confirmation marks the page that it follows', () => {
  const page = new DOMParser().parseFromString(storedHtml(html, 7, false) + CONFIRMATION, 'text/html');
  expect({ ...page.documentElement.dataset }).toEqual({ storedAt: '7', confirmed: '' });
});
