/** @jest-environment node */
import { render } from '../ssr-entry/render';
import type { RenderInput } from '../ssr-entry/render-input';

const about = {
  path: '/about',
  search: '',
  config: { apiOrigin: '', ownServer: true, otpEcho: false },
  firstData: [],
  remote: null,
} as const satisfies RenderInput;

const linksOf = async (retired: readonly string[]) => {
  const { html } = await render({ ...about, retired });
  return [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path);
};

test('C325: the server renders no link of header and footer to a retired remote, and all others', async () => {
  expect(await linksOf([])).toEqual(expect.arrayContaining(['/', '/menu', '/closet', '/cart', '/gallary']));
  const links = await linksOf(['cafe']);
  expect(links).toEqual(expect.arrayContaining(['/', '/gallary', '/loyality']));
  expect(links.filter((path) => path === '/menu' || path === '/cart')).toEqual([]);
  expect(await linksOf(['kitchen'])).toEqual(await linksOf([]));
});
