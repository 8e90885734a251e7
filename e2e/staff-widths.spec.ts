import { expect, type Page } from '@playwright/test';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { orderOf } from './support/orders-tab';
import { orderAsGuest } from './support/place-order';

const tabs = ['', '/customers', '/orders', '/gallery', '/closet', '/settings'];

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
  return [document.documentElement, ...document.querySelectorAll('header *, main *')]
    .filter((element) => !isHidden(element) && (isCut(element) || isBeyond(element)))
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`);
}

const isRound = async (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((cell) => getComputedStyle(cell).borderTopLeftRadius);

for (const width of [1024, 1180, 1280])
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

for (const width of [390, 1024, 1280])
  test(`opening hours can be read at ${width} px`, async ({ openDashboard }) => {
    const page = await openDashboard('/admin/settings', { viewport: { width, height: 900 } });
    const field = page.getByLabel('Monday opens');
    const { room, text } = await field.evaluate((input: HTMLInputElement) => {
      const style = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.font = style.font;
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      // The picker's button takes 24 px.
      return { room: input.clientWidth - padding - 24, text: pen.measureText('08:00 AM').width };
    });
    expect(room).toBeGreaterThanOrEqual(text);
  });
