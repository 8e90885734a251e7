import { expect, type Page } from '@playwright/test';

/** Time limit until the server has rendered a page for the first time on a busy machine, ms. */
const RENDER_TIMEOUT = 60_000;

/** In the HTML of a page that the server rendered. The word alone is in every page: a script looks for it. */
const RENDERED = '<div id="root" data-rendered>';

/** Returns the HTML of a page as soon as the server renders it. Before, and after a failure, browsers render it. */
export async function renderedHtml(origin: string, path: string): Promise<string> {
  let html = '';
  const isRendered = async () => {
    html = await (await fetch(origin + path)).text();
    return html.includes(RENDERED);
  };
  await expect.poll(isRendered, { message: path, timeout: RENDER_TIMEOUT }).toBe(true);
  return html;
}

/** Opens a page that the server has rendered; opens it again while a busy server leaves that to the browser. */
export async function openRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const answer = await page.goto(path);
    expect(await answer?.text(), path).toContain(RENDERED);
  }).toPass({ timeout: RENDER_TIMEOUT });
}

/** Returns the first link of a page with this prefix. Waits for it: the server may still be adding the demo. */
async function firstLink(origin: string, path: string, prefix: string): Promise<string> {
  const link = new RegExp(`href="(${prefix}[\\w-]+)`);
  let found = '';
  const hasLink = async () => {
    found = link.exec(await renderedHtml(origin, path))?.[1] ?? '';
    return found !== '';
  };
  await expect.poll(hasLink, { message: `${path} links to ${prefix}…`, timeout: RENDER_TIMEOUT }).toBe(true);
  return found;
}

/** Returns one path for each route that the server renders, and some with a table. */
export async function renderedPaths(origin: string): Promise<readonly string[]> {
  const dish = await firstLink(origin, '/menu', '/single/');
  const piece = await firstLink(origin, '/closet', '/csingle/');
  const ofTable = ['/menu', dish, piece].map((path) => `${path}?table=4`);
  const paths = ['/', '/menu', dish, '/closet', piece, '/about', '/gallary', '/loyality', ...ofTable];
  for (const path of paths) await renderedHtml(origin, path);
  return paths;
}

/** Call before `page.goto`: remembers the heading of the HTML, for `expectHydrated`. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { firstHeading: document.querySelector('#root[data-rendered] main h1') });
    });
  });
}

/** Whether React has attached to the heading of the HTML. Throws if it is another element now. */
const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const heading = document.querySelector('main h1');
    const first: unknown = Reflect.get(window, 'firstHeading');
    if (!heading || first !== heading)
      throw new Error(`the heading is ${first ? 'another' : 'not rendered'}`);
    return Object.keys(heading).some((key) => key.startsWith('__react'));
  });

/** Waits until the page is hydrated and the network is idle. Fails if React replaced the heading of the HTML. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await isHydrated(page)).toBe(true);
}
