import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { act, screen, waitFor } from '@testing-library/react';
import { makeOrder } from './make-order';
import { openDashboard } from './open-dashboard';

const here = { orders: [makeOrder({ fullName: 'Bikash Gurung' })] };

/** Opens the dashboard; its socket is not connected yet. */
export async function openConnecting(path: string, options: Parameters<typeof openDashboard>[1] = here) {
  const page = openDashboard(path, options);
  await screen.findByText('Connecting');
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
  return { ...page, socket: FakeSocket.opened[0] as FakeSocket };
}

/** Opens the dashboard with a connected socket, and waits until it has read what it missed. */
export async function openLive(path: string, options: Parameters<typeof openDashboard>[1] = here) {
  const page = await openConnecting(path, options);
  const caughtUp = new Promise<void>((resolve) =>
    page.server.events.on('response:mocked', ({ request }) => {
      if (request.url.includes('since=')) resolve();
    }),
  );
  act(() => page.socket.receive('connect'));
  await act(() => caughtUp);
  return page;
}
