import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { useSoldOutNews } from './use-sold-out-news';

jest.mock('./follow-sold-out', () => {
  throw new Error('no network');
});

afterEach(() => jest.restoreAllMocks());

function Page() {
  useSoldOutNews();
  return null;
}

test('C227: a network that is gone after ten seconds is no error of the page', async () => {
  const timers = jest.spyOn(window, 'setTimeout');
  renderPage(<Page />, { path: '/menu' });
  const follow = timers.mock.calls.find(([, delay]) => delay === 10_000)?.[0];
  expect(follow).toBeDefined();
  // An uncaught error of a remote shows a notice above its page.
  await expect(Promise.resolve((follow as () => unknown)())).resolves.toBeUndefined();
});
