import { checkContract } from './check-contract';
import { PageFailure } from './page-failure';
import type { RegistryEntry } from './registry';

const release = (changes: Partial<RegistryEntry> = {}): RegistryEntry => ({
  entry: '/remotes/cafe/1/remoteEntry.js',
  version: '1.0.0',
  exposes: ['MenuPage'],
  requires: { '@storefront/shared': '^1.2.0' },
  ...changes,
});

const failure = (check: () => void) => {
  try {
    check();
  } catch (error) {
    return error;
  }
  return null;
};

const check = (expose: string, changes?: Partial<RegistryEntry>) =>
  failure(() => checkContract(expose, release(changes), { '@storefront/shared': '1.3.0' }));

test('a page that the release exposes, written for a version that is here, may be mounted', () => {
  expect(check('MenuPage')).toBeNull();
});

test.each([
  ['a page that the release does not expose', 'CartPage', {}],
  ['a remote written for a later version', 'MenuPage', { requires: { '@storefront/shared': '^1.4.0' } }],
  [
    'a remote written for another major version',
    'MenuPage',
    { requires: { '@storefront/shared': '^2.0.0' } },
  ],
  ['a remote that needs what no shell has', 'MenuPage', { requires: { '@storefront/loyalty': '^1.0.0' } }],
])('%s is refused as skew before anything of it runs', (_, expose, changes) => {
  const error = check(expose, changes);
  expect(error).toBeInstanceOf(PageFailure);
  expect(error).toHaveProperty('kind', 'skew');
});
