import { demoGallery } from '@storefront/shared/dev/mocks/fixtures/gallery';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(() => {
  closeDashboard();
  onlineManager.setOnline(true);
});

test('C156: a tab opened without a network shows Retry, and its rows when the network is back', async () => {
  expectConsoleError(/^new orders ApiError: Something went wrong\. Please try again\./);
  onlineManager.setOnline(false);
  const { world } = openDashboard('/admin/gallery', { behaviour: 'failing' });
  await waitFor(() => expect(screen.getAllByText('Failed to load images')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  world.behaviour = 'normal';
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText(demoGallery[0]?.title ?? '')).toBeInTheDocument();
});
