import { expect } from '@playwright/test';
import { pathTo, rootsOf } from '../server/test/support/trace-collector';
import { liveRelease } from './support/release-commands';
import { traceOrder } from './support/traced-order';
import { test } from './support/watched-test';

const PAGE = 'GET /billing';
const ORDER = 'POST /api/v1/order/placeorder';

test('C383: the page, its calls, the order and their statements are one trace', async ({ browser }) => {
  const spans = await traceOrder(browser);
  const [page, ...others] = rootsOf(spans);
  expect(others).toEqual([]);
  expect(page).toMatchObject({
    name: PAGE,
    attributes: {
      'http.route': '/billing',
      'shop.remote': 'cafe',
      'shop.release': await liveRelease('cafe'),
      'shop.shell.release': await liveRelease('shell'),
    },
  });
  const paths = spans.map((span) => pathTo(span, spans).join(' > '));
  expect(paths).toEqual(
    expect.arrayContaining([
      `${PAGE} > GET /api/v1/product/getadd > select counters`,
      `${PAGE} > GET /api/v1/setting/get > select settings`,
      `${PAGE} > GET /api/v1/user/getuser`,
      `${PAGE} > ${ORDER}`,
      `${PAGE} > ${ORDER} > transaction > order: store > insert orders`,
    ]),
  );
  expect(JSON.stringify(spans)).not.toMatch(/Sita Rai|House 14/);
});
