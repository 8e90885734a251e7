import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { leavingTexts } from './use-leaving-texts';

const menu = {
  categories: [
    { title: 'Tea', dishes: 2 },
    { title: 'Coffee', dishes: 1 },
    { title: 'Hot tea', dishes: 3, cameFrom: 'Tea' },
  ],
};
const settings = {
  departments: { Tea: 'bar' },
  mealtimes: { tea: { from: '07:00', until: '11:00' } },
  happyHours: [{ category: 'Tea', days: [1], from: '15:00', until: '17:00', percent: 20, active: true }],
} as unknown as ShopSettings;

const texts = (from: readonly string[], to: string | null) => leavingTexts({ from, to }, menu, settings);
const TERMS = 'happy hour of 20 % (3 PM to 5 PM), served 7 AM to 11 AM, made by the bar';

test('C441: the last dishes of a category say what then counts no more', () => {
  const ends = [`Tea then has no dishes. Until it has some again, this counts no more: ${TERMS}.`];
  expect(texts(['Tea', 'Tea'], null)).toEqual(ends);
  expect(texts(['Tea', 'Tea'], 'Coffee')).toEqual(ends);
  expect(texts(['Tea', 'Tea', 'Coffee'], 'Drinks')).toEqual(ends);
  expect(texts(['Tea'], null)).toEqual([]);
  expect(texts(['Coffee'], null)).toEqual([]);
});

test('C441: a category that all its dishes leave for a new one is renamed, also one by one', () => {
  const renamed = ['This renames Tea: its happy hours, times and department go along.'];
  expect(texts(['Tea', 'Tea'], 'Chiya')).toEqual(renamed);
  expect(texts(['Tea', 'Tea'], 'Hot tea')).toEqual(renamed);
  expect(texts(['Tea'], 'tea')).toEqual([]);
});

test('C441: a dish that alone takes a new category says where to rename the old one', () => {
  expect(texts(['Tea'], 'Chiya')).toEqual([
    'Only this dish moves. To rename Tea with its 2 dishes, use Menu order.',
  ]);
  expect(texts(['Tea'], 'Coffee')).toEqual([]);
});
