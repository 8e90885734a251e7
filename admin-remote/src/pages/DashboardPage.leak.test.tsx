import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { leftoversOf } from '@storefront/shared/dev/testing/leftovers';
import { screen } from '@testing-library/react';
import { FakeAudio } from '../../test/fake-audio';
import { closeDashboard, openDashboard } from '../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

beforeEach(() => FakeAudio.install());

test.each([
  ['/admin', 'Cafe'],
  ['/admin/customers', 'Customers'],
  ['/admin/orders', 'Orders'],
  ['/admin/gallery', 'Gallery'],
  ['/admin/closet', 'Closet & Kicks'],
  ['/admin/settings', 'Settings'],
])('visits to %s leak nothing and leave no socket open', async (path, sign) => {
  const watchers: number[] = [];
  const left = await leftoversOf(async () => {
    const { unmount, queries } = openDashboard(path);
    await screen.findByRole('heading', { name: sign });
    unmount();
    watchers.push(
      ...queries
        .getQueryCache()
        .getAll()
        .map((query) => query.getObserversCount()),
    );
    closeDashboard();
  });
  expect({ left, watchers: watchers.filter((count) => count > 0) }).toEqual({ left: {}, watchers: [] });
  expect(FakeSocket.opened.filter(({ isClosed }) => !isClosed)).toEqual([]);
});
