import type { Browser } from '@playwright/test';
import type { Front } from '../line/front';
import { METRICS } from './compare-visits';
import type { PageKind } from './pages';
import { benchSpeed } from './speed-bench';
import { visitPage } from './visit-page';

jest.mock('./visit-page', () => ({ visitPage: jest.fn(), tapAsSoonAsSeen: async () => 1 }));

const visit = {
  ...Object.fromEntries(METRICS.map((metric) => [metric, 1])),
  lcpUrl: '',
  lcpElement: 'p',
  sent: [],
};
const front = (name: string) => ({ address: name }) as unknown as Front;
const candidates = ['shop', 'spa'].map((name) => ({ name, front: front(name) }));
const pages = ['/menu', '/closet'].map((path) => ({ name: path, path }) as PageKind);

test('a round in which a page fails counts for no candidate, and the rest is kept', async () => {
  let visits = 0;
  jest.mocked(visitPage).mockImplementation(async (_, { address }, { path }) => {
    visits += 1;
    // The first four visits look for the largest picture of each page.
    if (visits > 4 && path === '/menu' && address === 'spa' && visits <= 8)
      throw new Error('Timeout 30000ms exceeded.\nCall log');
    return visit as never;
  });
  const { rows, floors, failures } = await benchSpeed(
    {} as Browser,
    candidates,
    'spa',
    pages,
    2,
    () => {},
    () => {},
  );
  expect(failures).toEqual(['/menu, round 1: Error: Timeout 30000ms exceeded.']);
  expect(rows.map(({ page, candidate }) => [page, candidate])).toEqual([
    ['/menu', 'shop'],
    ['/menu', 'spa'],
    ['/closet', 'shop'],
    ['/closet', 'spa'],
  ]);
  expect(floors).toHaveLength(2);
});

test('a page that fails in every round is left out', async () => {
  jest.mocked(visitPage).mockImplementation(async (_, __, { path }) => {
    if (path === '/menu') throw new Error('no button');
    return visit as never;
  });
  const { rows, failures } = await benchSpeed(
    {} as Browser,
    candidates,
    'spa',
    pages,
    1,
    () => {},
    () => {},
  );
  expect(rows.map(({ page }) => page)).toEqual(['/closet', '/closet']);
  expect(failures).toHaveLength(2);
});
