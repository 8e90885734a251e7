import { PAGE_BLOCKS } from '@storefront/shared/config';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageMachine } from '../remote-host/page-machine';
import { PrefetchPages } from './PrefetchPages';

const KEY = ['listClosetItems', {}] as const;
const html = `<script type="application/json" id="${PAGE_BLOCKS.firstData}">${JSON.stringify([{ key: KEY, data: ['coat'] }])}</script>`;
const registry = {
  closet: {
    entry: '/releases/closet/1/entry.js',
    preload: { CataloguePage: ['/releases/closet/1/page.js'] },
  },
};

const page = new PageMachine({ load: async () => ({ default: () => null }) });
const pageOf = () => page;
const fetched: string[] = [];
let connection: object = {};
beforeEach(() => {
  fetched.length = 0;
  connection = {};
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection });
  document.head.innerHTML = `<script type="application/json" id="${PAGE_BLOCKS.registry}">${JSON.stringify({ shell: null, remotes: registry })}</script>`;
  jest.spyOn(window, 'fetch').mockImplementation(async (address) => {
    fetched.push(String(address));
    return new Response(html);
  });
});

function open(advanceTimers?: (ms: number) => void) {
  const queries = createQueryClient();
  render(
    <QueryClientProvider client={queries}>
      <PrefetchPages brandTheme="cafe" pageOf={pageOf} />
      <a href="/closet">Closet</a>
      <a href="/profile">Profile</a>
      <a href="https://elsewhere.example/closet">Elsewhere</a>
    </QueryClientProvider>,
  );
  return { queries, user: userEvent.setup(advanceTimers && { advanceTimers }) };
}

test('pointing at a link loads scripts and first data of its page, once', async () => {
  const { queries, user } = open();
  await user.hover(screen.getByText('Closet'));
  await waitFor(() => expect(queries.getQueryData(KEY)).toEqual(['coat']));
  await user.unhover(screen.getByText('Closet'));
  screen.getByText('Closet').focus();
  await waitFor(() =>
    expect([...fetched].sort()).toEqual([
      '/closet',
      '/releases/closet/1/entry.js',
      '/releases/closet/1/page.js',
    ]),
  );
});

test('prefetched data does not replace newer data in the cache', async () => {
  const { queries, user } = open();
  queries.setQueryData(KEY, ['coat', 'scarf']);
  await user.hover(screen.getByText('Closet'));
  await waitFor(() => expect(fetched).toHaveLength(3));
  expect(queries.getQueryData(KEY)).toEqual(['coat', 'scarf']);
});

test.each([
  ['data are saved', 'Closet', { saveData: true }],
  ['the line is slow', 'Closet', { effectiveType: 'slow-2g' }],
])('prefetches nothing where %s', async (_, name, line) => {
  connection = line ?? {};
  jest.useFakeTimers();
  try {
    const { user } = open(jest.advanceTimersByTime);
    await user.hover(screen.getByText(name));
    jest.advanceTimersByTime(line ? 60_000 : 1000);
  } finally {
    jest.useRealTimers();
  }
  expect(fetched).toEqual([]);
});
