import { expect, type Page } from '@playwright/test';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { controlConnection, type LiveConnection } from './support/live-connection';
import { orderOf } from './support/orders-tab';
import { orderAsGuest } from './support/place-order';
import { isWholeRun } from './support/shop-environment';
import { setBrowserTextSize } from './support/text-size';

const tabs = [
  '',
  '/customers',
  '/orders',
  '/gallery',
  '/closet',
  '/settings',
  '/board',
  '/board?department=kitchen',
  '/riders',
  '/tables',
];

/** Uses a font that is wider than the ones most systems have. Runs in the page. */
function useWideFont(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { font-family: 'DejaVu Sans', Verdana, sans-serif !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Returns what is cut off, scrolls sideways, or stands beyond the page. Runs in the page. */
function findCutOff(): string[] {
  const isHidden = (element: Element) => element.clientWidth <= 1 || element.closest('svg, option') !== null;
  const isCut = (element: Element) =>
    getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
  const isBeyond = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 1;
  const pen = document.createElement('canvas').getContext('2d');
  const isHintCut = (element: Element) => {
    if (!pen || !(element instanceof HTMLInputElement) || element.value !== '') return false;
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    pen.font = getComputedStyle(element, '::placeholder').font;
    const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen.measureText(element.placeholder).width > room;
  };
  return [document.documentElement, ...document.querySelectorAll('header *, main *')]
    .filter((element) => !isHidden(element) && (isCut(element) || isBeyond(element) || isHintCut(element)))
    .map(
      (element) =>
        `${element.tagName} ${element.getAttribute('placeholder')} ${element.textContent?.slice(0, 60)}`,
    );
}

/** Returns the height of the largest part of a bar without words and controls, px. Runs in the page. */
function emptyHeight(bar: Element): number {
  const { top, bottom } = bar.getBoundingClientRect();
  const spans = [...bar.querySelectorAll('a, button, h1, [role="status"]')]
    .filter(({ textContent, clientWidth }) => clientWidth > 1 && textContent !== '')
    .map((element) => element.getBoundingClientRect())
    .sort((one, other) => one.top - other.top);
  let end = top;
  let largest = 0;
  for (const span of spans) {
    largest = Math.max(largest, span.top - end);
    end = Math.max(end, span.bottom);
  }
  return Math.max(largest, bottom - end);
}

const isRound = async (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((cell) => getComputedStyle(cell).borderTopLeftRadius);

for (const width of isWholeRun ? [1024, 1180, 1280] : [1024, 1280])
  test(`the dashboard cuts nothing off and scrolls no part sideways at ${width} px, in a wide font too`, async ({
    openDashboard,
    staffApi,
    request,
  }) => {
    const tea = await staffApi.addDish('Chiya with ginger and cardamom from Ilam', 1234.5);
    const guest = {
      ...uniqueGuest('Bishnuprasad Lamichhane'),
      email: 'bishnuprasad.lamichhane@mail.example.np',
    };
    await orderAsGuest(request, guest, [{ _id: tea._id }]);
    const page = await openDashboard('/admin/orders', { viewport: { width, height: 900 } });
    await expect(orderOf(page, guest.fullName)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible({ visible: width >= 1280 });
    if (width >= 1280) expect(await isRound(page, 'th:first-child')).toBe('12px');
    for (const tab of tabs) {
      await page.goto(`/admin${tab}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      expect(await page.evaluate(findCutOff), tab).toEqual([]);
      await page.evaluate(useWideFont);
      expect(await page.evaluate(findCutOff), `${tab}, wide font`).toEqual([]);
    }
  });

test('with text of 24 px orders are cards at 1280 px, and nothing is cut off', async ({
  playwright,
  staffApi,
  request,
}, { project: { use } }) => {
  const guest = uniqueGuest('Maya Thapa');
  const tea = await staffApi.addDish('Chiya with ginger', 120);
  await orderAsGuest(request, guest, [{ _id: tea._id }]);
  const args = [...(use.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=24'];
  const browser = await playwright.chromium.launch({ ...use.launchOptions, args });
  const page = await browser.newPage({
    storageState: await staffApi.session(),
    viewport: { width: 1280, height: 900 },
    baseURL: String(use.baseURL),
  });
  await page.goto('/admin/orders');
  await expect(orderOf(page, guest.fullName)).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
  await expect(page.getByRole('table', { name: 'Orders' })).toHaveCount(0);
  expect(await page.evaluate(findCutOff)).toEqual([]);
  await browser.close();
});

test('with text of 24 px the hints of search fields are whole on phones and tablets', async ({
  playwright,
  staffApi,
}, { project: { use } }) => {
  const args = [...(use.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=24'];
  const browser = await playwright.chromium.launch({ ...use.launchOptions, args });
  const page = await browser.newPage({
    storageState: await staffApi.session(),
    baseURL: String(use.baseURL),
  });
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/admin/orders', '/admin/customers', '/menu']) {
      await page.goto(path);
      await expect(page.getByRole('searchbox').first()).toBeVisible();
      const cut = await page.evaluate(findCutOff);
      // The fields for requests on the menu have a label of their own, which says the same.
      const hints = cut.filter((element) => element.startsWith('INPUT') && !element.includes('request'));
      expect(hints, `${path} at ${width} px`).toEqual([]);
    }
  }
  await browser.close();
});

test('opening hours can be read on phone, tablet and desktop, and with text of 24 px', async ({
  openDashboard,
}) => {
  const page = await openDashboard('/admin/settings', { viewport: { width: 390, height: 900 } });
  const field = page.getByLabel('Monday closes');
  for (const [width, size] of [
    [390, 16],
    [390, 24],
    [1024, 16],
    [1024, 24],
    [1280, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((px) => {
      document.documentElement.style.fontSize = `${px}px`;
    }, size);
    const { room, text } = await field.evaluate((input: HTMLInputElement, px) => {
      const style = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.font = style.font;
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      // The picker's button takes 24 px at the usual size of text.
      const button = 24 * (px / 16);
      return { room: input.clientWidth - padding - button, text: pen.measureText('08:00 AM').width };
    }, size);
    expect(room, `${width} px, text of ${size} px`).toBeGreaterThanOrEqual(text);
  }
});

/** Returns the gaps between the texts of neighbouring tabs, px, and whether the count covers the text of a tab. */
function lookAtTabs(row: Element): { gaps: number[]; isTextCovered: boolean } {
  const textOf = (tab: Element) => {
    const range = document.createRange();
    range.selectNode(tab.firstChild as Node);
    const { left, right, top, height } = range.getBoundingClientRect();
    // A capital letter is less than 0.74 em high.
    const capital = 0.37 * Number.parseFloat(getComputedStyle(tab).fontSize);
    return { left, right, top: top + height / 2 - capital, bottom: top + height / 2 + capital };
  };
  const texts = [...row.children].map(textOf);
  const count = row.querySelector('a > span + span')?.getBoundingClientRect();
  return {
    gaps: texts.slice(1).map(({ left }, index) => Math.round(left - (texts[index]?.right ?? 0))),
    isTextCovered: texts.some(
      (text) =>
        count &&
        Math.min(text.right, count.right) > Math.max(text.left, count.left) &&
        Math.min(text.bottom, count.bottom) > Math.max(text.top, count.top),
    ),
  };
}

for (const size of [16, 24])
  test(`with text of ${size} px the count of a tab leaves no hole and covers no text`, async ({
    openDashboard,
    staffApi,
    request,
  }) => {
    const tea = await staffApi.addDish('Chiya with ginger', 120);
    await orderAsGuest(request, uniqueGuest('Maya Thapa'), [{ _id: tea._id }]);
    const page = await openDashboard('/admin/closet', { viewport: { width: 1024, height: 900 } });
    await page.evaluate((px) => {
      document.documentElement.style.fontSize = `${px}px`;
    }, size);
    const row = page.getByRole('navigation', { name: 'Dashboard' });
    const count = row.getByRole('link', { name: /pending/ }).locator('> span + span');
    await expect(count).toBeVisible();
    await count.evaluate((badge) => badge.firstChild?.replaceWith('100+'));
    await expect(count).toContainText('100+');
    const { gaps, isTextCovered } = await row.evaluate(lookAtTabs);
    expect(new Set(gaps).size, gaps.join()).toBe(1);
    expect(isTextCovered).toBe(false);
  });

for (const { width, size } of [
  { width: 360, size: 16 },
  { width: 360, size: 32 },
  { width: 640, size: 32 },
])
  test(`the bars of ${width} px with text of ${size} px are as high without the live connection, and no row is empty`, async ({
    openDashboard,
  }) => {
    for (const path of ['/admin/gallery', '/admin/board', '/admin/tables']) {
      let connection: LiveConnection | undefined;
      const page = await openDashboard(path, {
        viewport: { width, height: 740 },
        prepare: async (window) => {
          connection = await controlConnection(window);
        },
      });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await setBrowserTextSize(page, size);
      const bar = page.locator('header').first();
      const heightOf = () => bar.evaluate((element) => element.getBoundingClientRect().height);
      await expect(bar.getByText('Live', { exact: true })).toBeVisible();
      const live = await heightOf();
      expect(await bar.evaluate(emptyHeight), path).toBeLessThan(32);
      await connection?.disconnect();
      await expect(bar.getByText('Reconnecting', { exact: true })).toBeVisible();
      expect(await heightOf(), path).toBe(live);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      await page.context().close();
    }
  });
