import type { Page, Route } from '@playwright/test';
import type { Condition } from './screen';

const FIRST_DATA = /<script type="application\/json" id="storefront-data">.*?<\/script>/s;
/** Paths that are no pages. They bypass the route handler; the long-lived socket must. */
const PARTS = /^\/(api|art|fonts|media|releases|socket\.io)\//;

const FAILURE = { success: false, message: 'Something went wrong', data: null };

/** Removes the embedded first data from a page, so that it calls the API for everything. */
export async function withoutFirstData(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).replace(FIRST_DATA, '') });
}

/** What calls answer that have nothing to list, where that is no plain list. */
const NOTHING: Readonly<Record<string, unknown>> = {
  '/order/mine': { orders: [], total: 0, years: [] },
  '/product/order': { categories: [], dishes: [] },
};

async function emptied(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.json()) as { data: unknown };
  const path = new URL(route.request().url()).pathname.replace('/api/v1', '');
  const empty = NOTHING[path] ?? (Array.isArray(body.data) ? [] : body.data);
  await route.fulfill({ response, json: { ...body, data: empty } });
}

const answers: Readonly<Record<Exclude<Condition, 'data'>, (route: Route) => Promise<void> | undefined>> = {
  empty: emptied,
  // Never answers: the screen stays in its loading state.
  loading: () => undefined,
  failing: (route) => route.fulfill({ status: 500, json: FAILURE }),
};

/** Applies a condition to every GET call of a page except the session call. */
export async function applyCondition(page: Page, condition: Condition): Promise<void> {
  if (condition === 'data') return;
  const answer = answers[condition];
  await page.route(({ pathname }) => !PARTS.test(pathname), withoutFirstData);
  await page.route('**/api/v1/**', async (route) => {
    const request = route.request();
    const isOther = request.method() !== 'GET' || request.url().endsWith('/user/getuser');
    await (isOther ? route.fallback() : answer(route));
  });
}
