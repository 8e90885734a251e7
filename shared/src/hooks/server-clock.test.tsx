import { byServerClock, isClockChecked, onClockChange, request, serverNow } from '@storefront/shared/api';
import { act, renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { createPageProviders } from '../dev/testing/page-providers';
import { callKey } from '../query/call-query';
import { createQueryClient } from '../query/query-client';
import { DEFAULT_ORDERING_SETTINGS } from '../rules/opening-hours';
import { useMinute } from './use-minute';
import { useOrderingNews } from './use-ordering-news';

const SECOND = 1000;
const HOUR = 3_600_000;
/** Noon in Nepal: the shop is open. */
const NOON = Date.parse('2026-11-20T06:15:00Z');

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  jest.useFakeTimers({ now: NOON, doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask'] }),
);
afterEach(() => jest.useRealTimers());
afterAll(() => server.close());

/** Lets the server answer once. @param serverAt its time, ms @param isRefused with an error @param takes how long it takes, ms */
async function answerAt(serverAt: number, { isRefused = false, takes = 0 } = {}): Promise<void> {
  server.use(
    http.get('*/api/v1/*', () => {
      jest.setSystemTime(Date.now() + takes);
      const headers = { date: new Date(serverAt).toUTCString() };
      return HttpResponse.json(
        isRefused ? { success: false, message: 'no' } : { success: true, data: null },
        {
          status: isRefused ? 500 : 200,
          headers,
        },
      );
    }),
  );
  await act(async () => void (await request('getCurrentUser', {}).catch(() => {})));
}

function openNews() {
  const client = createQueryClient();
  client.setQueryData(callKey('getSettings', {}), { ...DEFAULT_ORDERING_SETTINGS, refuseWhenClosed: true });
  const { wrap } = createPageProviders({ path: '/', client });
  const wrapper = ({ children }: { children: ReactNode }) => wrap(children);
  return renderHook(() => ({ news: useOrderingNews(true), minute: useMinute() }), { wrapper });
}

// First in this file: the clock of a page is checked once.
test('C422: a clock that no answer has confirmed refuses no order', async () => {
  jest.setSystemTime(NOON + 12 * HOUR);
  expect(isClockChecked()).toBe(false);
  const { result } = openNews();
  expect(result.current.news).toMatchObject({ refuses: false });
  await answerAt(NOON + 12 * HOUR);
  expect(result.current.news).toMatchObject({ refuses: true });
});

test.each([
  ['12 hours ahead', 12 * HOUR],
  ['3 days behind', -72 * HOUR],
  ['20 minutes ahead', HOUR / 3],
])('C422: with a clock that is %s the shop is open as soon as the server answers', async (_, off) => {
  jest.setSystemTime(NOON + off);
  const { result } = openNews();
  await answerAt(NOON);
  expect(result.current).toEqual({ news: null, minute: NOON });
  expect(Math.abs(serverNow() - NOON)).toBeLessThanOrEqual(SECOND);
  expect(byServerClock(NOON + off) - NOON).toBe(serverNow() - NOON);
});

test('C422: an error tells the time too', async () => {
  await answerAt(NOON + HOUR, { isRefused: true });
  expect(Math.abs(serverNow() - NOON - HOUR)).toBeLessThanOrEqual(SECOND);
});

test('a clock that agrees is left alone, also by slow answers', async () => {
  await answerAt(NOON);
  const before = serverNow() - Date.now();
  const changed = jest.fn();
  const stop = onClockChange(changed);
  await answerAt(NOON + 9 * SECOND, { takes: 10 * SECOND });
  await answerAt(NOON + 10 * SECOND);
  stop();
  expect(changed).not.toHaveBeenCalled();
  expect(serverNow() - Date.now()).toBe(before);
});
