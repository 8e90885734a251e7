import type { Order } from '@storefront/shared/contract/entities/order';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { act, screen, waitFor } from '@testing-library/react';
import { FakeAudio } from '../../../test/fake-audio';
import { FakeNotification } from '../../../test/fake-notification';
import { ago, NOW, stepOrder } from '../../../test/open-board';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

const TONES = 4;
const MINUTE = 60_000;

beforeEach(() => FakeAudio.install());
afterEach(() => {
  closeDashboard();
  FakeNotification.remove();
});

const alarms = () => FakeAudio.toneCount / TONES;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const waiting = (about: Partial<Order> = {}) => stepOrder({ _id: 'one', touchedAt: null, ...about });

/** Opens the dashboard at {@link NOW}, connected. @param ahead the server's clock minus this one, ms; null: it tells none */
async function open(
  orders: readonly Order[],
  { path = '/admin/customers', ahead = 0 as number | null } = {},
) {
  jest.useFakeTimers({ advanceTimers: true, now: NOW });
  const page = openDashboard(path, { orders: [...orders], now: () => Date.now() });
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
  const [socket] = FakeSocket.opened as [FakeSocket];
  act(() => socket.receive('connect'));
  if (ahead !== null) act(() => socket.receive('server-time', Date.now() + ahead));
  await screen.findByText('Live');
  return { ...page, socket };
}

describe('C230: an order that nobody touches', () => {
  test('rings after three minutes and then every 30 seconds, and the title says so, on every tab', async () => {
    await open([waiting({ createdAt: ago(0) })]);
    await pass(3 * MINUTE - 5_000);
    expect(alarms()).toBe(0);
    await pass(6_000);
    expect(alarms()).toBe(1);
    expect(screen.getByRole('link', { name: /^Orders 1 pending, 1 over three minutes$/ })).toBeVisible();
    await pass(MINUTE);
    expect(alarms()).toBe(3);
    const titles = new Set<string>();
    for (let beat = 0; beat < 4; beat += 1) {
      titles.add(document.title);
      await pass(1_000);
    }
    expect([...titles].sort()).toEqual(['(1) Dashboard · Chowk', '● 1 order waits']);
  });

  test('is counted by the server’s clock', async () => {
    await open([waiting({ createdAt: ago(-58) })], { ahead: 60 * MINUTE });
    await pass(MINUTE - 3_000);
    expect(alarms()).toBe(0);
    await pass(4_000);
    expect(alarms()).toBe(1);
  });

  test('that waits since before the page opened rings at the beat of all screens', async () => {
    await open([waiting({ createdAt: new Date(NOW - 3 * MINUTE - 20_000).toISOString() })]);
    expect(alarms()).toBe(0);
    await pass(11_000);
    expect(alarms()).toBe(1);
  });

  test('has three more minutes after somebody opened or changed it', async () => {
    await open([waiting({ createdAt: ago(9), touchedAt: ago(1) })]);
    await pass(2 * MINUTE - 5_000);
    expect(alarms()).toBe(0);
    await pass(6_000);
    expect(alarms()).toBe(1);
  });

  test.each([
    ['accepts it', (order: Order) => ({ ...order, status: 'processing' as const, touchedAt: ago(0) })],
    ['opens it', (order: Order) => ({ ...order, touchedAt: new Date().toISOString() })],
  ])('stops at once when another window %s', async (_, touch) => {
    const { world, socket } = await open([waiting({ createdAt: ago(4) })]);
    await pass(31_000);
    const rung = alarms();
    expect(rung).toBeGreaterThan(0);
    world.orders = world.orders.map(touch);
    act(() => socket.receive('order-changed', { _id: 'one' }));
    await waitFor(() => expect(document.title).not.toContain('waits'));
    await pass(2 * MINUTE);
    expect(alarms()).toBe(rung);
  });

  test('stops while another window has it open, before the lists are read again', async () => {
    const { socket } = await open([waiting({ createdAt: ago(4) })]);
    await pass(31_000);
    const rung = alarms();
    act(() => socket.receive('order-open', { window: 'w2', user: 'u2', by: 'Maya Lama', _id: 'one' }));
    await pass(40_000);
    expect(alarms()).toBe(rung);
    act(() => socket.receive('order-open', { window: 'w2', user: 'u2', by: 'Maya Lama', _id: null }));
    await pass(31_000);
    expect(alarms()).toBe(rung + 1);
  });

  test('is silent while the sound is off; the title still says it', async () => {
    window.localStorage.setItem('staff-sound', 'off');
    await open([waiting({ createdAt: ago(4) })]);
    await pass(31_000);
    expect(alarms()).toBe(0);
    expect(screen.getByRole('link', { name: /over three minutes/ })).toBeVisible();
  });

  test('does not ring in a tab when another one has just rung: one sound per device', async () => {
    const request = jest.fn(async (_name: string, play: () => Promise<void>) => play());
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    await open([waiting({ createdAt: ago(4) })]);
    await pass(25_000);
    const rung = alarms();
    window.localStorage.setItem('staff-alarm-rang', String(Date.now()));
    await pass(10_000);
    expect(request).toHaveBeenCalledWith('staff-alarm', expect.any(Function));
    expect(alarms()).toBe(rung);
    await pass(30_000);
    expect(alarms()).toBe(rung + 1);
    Reflect.deleteProperty(navigator, 'locks');
  });
});

describe('C230: no alarm', () => {
  test.each([
    ['with a server that does not tell its time', waiting({ createdAt: ago(9) }), null],
    ['with a server that does not tell who touched it', stepOrder({ createdAt: ago(9) }), 0],
    ['for an order that was accepted', waiting({ createdAt: ago(9), status: 'processing' }), 0],
  ])('%s', async (_, order, ahead) => {
    await open([order], { ahead });
    await pass(2 * MINUTE);
    expect(alarms()).toBe(0);
    expect(document.title).not.toContain('wait');
  });
});

describe('C230: the notification', () => {
  test('comes once for an order where it is allowed, and goes when somebody touches it', async () => {
    FakeNotification.install('granted');
    const { world, socket } = await open([waiting({ createdAt: ago(4), fullName: 'Maya Lama' })]);
    await pass(MINUTE);
    expect(FakeNotification.shown.map(({ title, body }) => [title, body])).toEqual([
      ['An order waits', 'Maya Lama, for pick up. Nobody has opened it for three minutes.'],
    ]);
    world.orders = world.orders.map((order) => ({ ...order, status: 'processing' as const }));
    act(() => socket.receive('order-changed', { _id: 'one' }));
    await waitFor(() => expect(FakeNotification.shown[0]?.isClosed).toBe(true));
  });

  test.each(['default', 'denied'] as const)(
    'is neither shown nor asked for while it is %s',
    async (state) => {
      FakeNotification.install(state);
      await open([waiting({ createdAt: ago(4) })]);
      await pass(MINUTE);
      expect(FakeNotification.shown).toEqual([]);
      expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
    },
  );
});
