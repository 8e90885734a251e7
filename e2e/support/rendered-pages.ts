import { expect, type Page } from '@playwright/test';

/** How long the server may take until it has rendered a page for the first time, on a machine that is busy, ms. */
const RENDERING = 60_000;

/** The HTML of a page once the server renders it: until then, and after a failure, browsers draw it. */
export async function renderedHtml(origin: string, path: string): Promise<string> {
  let html = '';
  const isRendered = async () => {
    html = await (await fetch(origin + path)).text();
    return html.includes('data-rendered');
  };
  await expect.poll(isRendered, { message: path, timeout: RENDERING }).toBe(true);
  return html;
}

/** The first address on a page that begins like this; the demo may still be on its way into the shop. */
async function firstLink(origin: string, path: string, prefix: string): Promise<string> {
  const address = new RegExp(`href="(${prefix}[\\w-]+)`);
  let found = '';
  const hasLink = async () => {
    found = address.exec(await renderedHtml(origin, path))?.[1] ?? '';
    return found !== '';
  };
  await expect.poll(hasLink, { message: `${path} links to ${prefix}…`, timeout: RENDERING }).toBe(true);
  return found;
}

/** An address of each page that is rendered. */
export async function renderedPaths(origin: string): Promise<readonly string[]> {
  const dish = await firstLink(origin, '/menu', '/single/');
  const piece = await firstLink(origin, '/closet', '/csingle/');
  const ofTable = ['/menu', dish, piece].map((path) => `${path}?table=4`);
  const paths = ['/', '/menu', dish, '/closet', piece, '/about', '/gallary', '/loyality', ...ofTable];
  for (const path of paths) await renderedHtml(origin, path);
  return paths;
}

/** Remembers what stood in the page before any script of it ran. */
export async function rememberHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { firstHeading: document.querySelector('#root[data-rendered] main h1') });
    });
  });
}

/** The heading that came in the HTML stands where it stood, and React has taken it over. */
const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const heading = document.querySelector('main h1');
    const first: unknown = Reflect.get(window, 'firstHeading');
    if (!heading || first !== heading)
      throw new Error(`the heading is ${first ? 'another' : 'not rendered'}`);
    return Object.keys(heading).some((key) => key.startsWith('__react'));
  });

/** Waits until the page is taken over and nothing is on its way any more. */
export async function settle(page: Page): Promise<void> {
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await isTakenOver(page)).toBe(true);
}
