import type { Page, Route } from '@playwright/test';

const MINUTES_LATER = 4 * 60_000;

/** Moves the server's clock, and keeps the socket open when a test moves the page's clock past its time-out. */
const later = (packet: string): string =>
  packet
    .replace(/(\["server-time",)(\d+)/, (_, start, now) => `${start}${Number(now) + MINUTES_LATER}`)
    .replace(/"pingTimeout":\d+/, '"pingTimeout":600000');

/** Runs a handler whose page may close before the answer is there. */
const untilClosed = (handle: (route: Route) => Promise<void>) => (route: Route) =>
  handle(route).catch((error: unknown) => {
    if (!/disposed|closed/.test(String(error))) throw error;
  });

/**
 * Call before `page.goto`: the server's clock is four minutes ahead for this page, and it knows one pending order only, so
 * that other tests do not ring.
 */
export async function waitFourMinutes(page: Page, customer: string): Promise<void> {
  await page.route(
    /\/socket\.io\//,
    untilClosed(async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: later(await answer.text()) });
    }),
  );
  await page.routeWebSocket(/\/socket\.io\//, (own) => {
    const shop = own.connectToServer();
    shop.onMessage((message) => own.send(typeof message === 'string' ? later(message) : message));
  });
  await page.route(
    /\/api\/v1\/order\/get\?.*status=pending/,
    untilClosed(async (route) => {
      const answer = await route.fetch();
      const json = (await answer.json()) as { data: { fullName: string | null }[] };
      const data = json.data.filter(({ fullName }) => fullName === customer);
      await route.fulfill({ response: answer, json: { ...json, data } });
    }),
  );
}
