/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const script = readFileSync(join(__dirname, '../../../public/kept-overrides.js'), 'utf8');

/** Runs the script on a page of the shop. Returns where it leads, and what stays in the session storage. */
function openPage(address: string, kept: string | null) {
  const url = new URL(`https://shop.example${address}`);
  const location = {
    origin: url.origin,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    replace: (to: string) => led.push(new URL(to, url).href),
  };
  const led: string[] = [];
  const stored = new Map(kept === null ? [] : [['overrides', kept]]);
  const sessionStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => stored.delete(name),
  };
  runInNewContext(script, { location, sessionStorage });
  return { led, stored: [...stored] };
}

const KEPT = 'remote.cafe=http://localhost:4101';

test.each([
  ['/menu', `https://shop.example/menu?${KEPT}`],
  ['/menu?table=4#end', `https://shop.example/menu?table=4&${KEPT}#end`],
])('C140: a reload of %s loads the same override again, once', (address, to) => {
  expect(openPage(address, KEPT)).toEqual({ led: [to], stored: [] });
});

test('P76: a path that begins with // stays on this site', () => {
  expect(openPage('//evil.example/menu', KEPT).led).toEqual([
    `https://shop.example//evil.example/menu?${KEPT}`,
  ]);
});

test.each([
  ['/menu', null],
  [`/menu?${KEPT}`, KEPT],
])('%s with %p stored leads nowhere', (address, kept) => {
  expect(openPage(address, kept)).toEqual({ led: [], stored: [] });
});
