import { type CDPSession, expect } from '@playwright/test';
import { firstDishes } from './support/menu';
import { test } from './support/watched-test';

/** Returns what the page still holds after its garbage is collected. */
async function held(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  // What one collection frees may be the last holder of more.
  for (let pass = 0; pass < 4; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: read('Nodes'), listeners: read('JSEventListeners') };
}

test('P91: nodes and listeners do not grow with switches between Cafe and Closet', async ({ page }) => {
  test.setTimeout(600_000);
  // Their frames take most of the time, and hold nothing afterwards.
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined });
  });
  await firstDishes(page, 1);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  /** Goes to the closet and back to the menu. Within the page, because 200 clicks of Playwright take a minute more. */
  const switchRooms = (times: number) =>
    page.evaluate(async (pairs) => {
      const go = async (room: string, card: string) => {
        document.querySelector<HTMLElement>(`[role=group][aria-label=Shop] a[href^="${room}"]`)?.click();
        while (location.pathname !== room || !document.querySelector(`main ${card} img`))
          await new Promise((done) => requestAnimationFrame(done));
      };
      for (let pair = 0; pair < pairs; pair += 1) {
        await go('/closet', '[role=listitem]');
        await go('/menu', 'article');
      }
    }, times / 2);

  await switchRooms(20);
  const few = await held(session);
  await switchRooms(180);
  const many = await held(session);
  expect(few.nodes).toBeGreaterThan(0);
  expect(many.nodes).toBeLessThanOrEqual(1.2 * few.nodes);
  expect(many.listeners).toBeLessThanOrEqual(1.2 * few.listeners);
});
