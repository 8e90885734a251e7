import { PAGE_BLOCKS } from '@storefront/shared/config';
import { type PartHealth, RELEASE_HEALTH_PATH } from '@storefront/shared/delivery/release-reports';
import { memoryHistory, ShopRouter } from '@storefront/shared/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { reportTrouble } from '../../telemetry/report-trouble';
import RemotesPage from './RemotesPage';

const scriptError = Object.assign(new Error('script error'), { stack: '' });
const about = { version: '1.1.0', exposes: ['MenuPage'] };
const registry = {
  cafe: {
    ...about,
    entry: '/releases/cafe/2/remoteEntry.js',
    release: '1.1.0-0123456789ab',
  },
  closet: {
    ...about,
    entry: '/releases/closet/2/remoteEntry.js',
    release: '1.1.0-ba9876543210',
    unmet: 'it requires @storefront/shared ^9.0.0, the shell has 2.0.0',
  },
};
const release = (id: string, errors: number) => ({
  release: id,
  visits: 40,
  renders: 7,
  errors,
  errorsPerHundredVisits: errors * 2.5,
  byKind: { render: errors },
  lastError:
    errors === 0
      ? null
      : { kind: 'render', reason: 'TypeError: no price\nat Dish.tsx:12:3', at: '2026-11-20T06:15:00.000Z' },
  vitals: { LCP: 1500, CLS: 0.05 },
});
const health: Record<string, PartHealth> = {
  cafe: {
    ...release('1.1.0-0123456789ab', 4),
    previous: release('1.0.0-0123456789ab', 0),
    advice: 'worse than the release before: roll back with npm run rollback -- cafe',
    canary: null,
  },
  shell: {
    ...release('2.0.0-0123456789ab', 0),
    previous: null,
    advice: 'worse for closet than the release before: roll back with npm run rollback -- shell',
    canary: null,
  },
};

const block = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;

const overrides = [{ name: 'admin', address: 'http://localhost:4103/' }];

function openPage(answer: () => Promise<Response>) {
  document.head.innerHTML =
    block(PAGE_BLOCKS.registry, { shell: '2.0.0-0123456789ab', remotes: registry }) +
    block(PAGE_BLOCKS.overrides, overrides);
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer as typeof fetch);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <ShopRouter history={memoryHistory('/_remotes')}>
        <RemotesPage />
      </ShopRouter>
    </QueryClientProvider>,
  );
}

const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('li');
  if (!card) throw new Error(`no card of ${name}`);
  return within(card);
};

afterEach(() => jest.restoreAllMocks());

test('C117: staff see for each remote its release, compatibility, errors, vitals, and when to roll back', async () => {
  reportTrouble('cafe', { version: '1.0.0' }, 'load', scriptError);
  openPage(async () => new Response(JSON.stringify(health)));
  expect(await screen.findByText(health.cafe?.advice ?? '')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledWith(RELEASE_HEALTH_PATH, { cache: 'no-store' });
  const cafe = cardOf('cafe');
  for (const text of [
    '1.1.0-0123456789ab',
    'fits',
    'load: Error: script error',
    '4 in 40 visits (10 %), 7 renders',
    '0 in 40 visits (0 %), 7 renders',
    'LCP 1.5 s · CLS 0.05',
    'render 4',
    'render: TypeError: no price at Dish.tsx:12:3',
    'In all browsers: 1.1.0-0123456789ab',
    'Before: 1.0.0-0123456789ab',
  ])
    expect(cafe.getByText(text)).toBeInTheDocument();
  expect(
    cardOf('closet').getByText(/^it requires @storefront\/shared \^9\.0\.0, the shell has/),
  ).toBeInTheDocument();
});

test('C492: staff see the shell as they see remotes', async () => {
  openPage(async () => new Response(JSON.stringify(health)));
  await screen.findByRole('heading', { name: 'shell' });
  const shell = cardOf('shell');
  for (const text of [
    '2.0.0-0123456789ab',
    'In all browsers: 2.0.0-0123456789ab',
    '0 in 40 visits (0 %), 7 renders',
    'worse for closet than the release before: roll back with npm run rollback -- shell',
  ])
    expect(shell.getByText(text)).toBeInTheDocument();
});

test('C140: names the address of another build of a remote', async () => {
  openPage(async () => new Response('{}'));
  await screen.findByRole('heading', { name: 'admin' });
  expect(cardOf('admin').getByText('another build, from http://localhost:4103/')).toBeInTheDocument();
  expect(cardOf('cafe').getByText('1.1.0-0123456789ab')).toBeInTheDocument();
});

test('without health data from the server, the page shows the tab’s own data', async () => {
  openPage(async () => new Response('', { status: 403 }));
  expect(await screen.findByText('The server does not say how they do')).toBeInTheDocument();
  expect(cardOf('cafe').getByText('1.1.0-0123456789ab')).toBeInTheDocument();
});
