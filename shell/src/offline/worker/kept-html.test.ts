import { createHash } from 'node:crypto';
import { CONFIRMATION, keptHtml, REPLACEMENT, withReplacement } from './kept-html';

const html =
  '<!doctype html><html lang="en"><body><div id="root" data-rendered><h1>Our menu</h1></div></body></html>';

test('C132: a kept page says since when it is so, and is taken over as it was rendered', () => {
  const kept = keptHtml(html, 1_795_000_000_000, false);
  expect(kept).toContain('<html data-kept-at="1795000000000" lang="en">');
  expect(kept).toContain('<div id="root" data-rendered><h1>Our menu</h1>');
});

test('C132: under the address of a table or a filter the browser draws it anew', () => {
  expect(keptHtml(html, 1, true)).toContain('<div id="root"><h1>Our menu</h1>');
});

test('C91: what has a kept page replaced may run by its hash, and nothing else is let in', () => {
  const [, script = ''] = /^<script>(.*)<\/script>$/.exec(REPLACEMENT) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(withReplacement("script-src 'self'; style-src 'self'")).toBe(
    `script-src 'sha256-${hash}' 'self'; style-src 'self'`,
  );
});

test('C132: a confirmed page says so of itself, and a page without that word is as of when it was kept', () => {
  const page = new DOMParser().parseFromString(keptHtml(html, 7, false) + CONFIRMATION, 'text/html');
  expect({ ...page.documentElement.dataset }).toEqual({ keptAt: '7', confirmed: '' });
});
