import { keptHtml } from './kept-html';

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
