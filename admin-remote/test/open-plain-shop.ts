import { PAGE_BLOCKS } from '@storefront/shared/config';
import type { Order } from '@storefront/shared/contract/entities/order';
import { answerCall, answerEach } from '@storefront/shared/dev/mocks/node';
import { closeDashboard, openDashboard } from './open-dashboard';

/** Opens a screen at a server with the calls and fields of §7 only: pages of ten, four statuses, no step. */
export function openPlainShop(path: string, ...given: readonly Order[]) {
  const config = document.createElement('script');
  Object.assign(config, { type: 'application/json', id: PAGE_BLOCKS.config, text: '{"ownServer":false}' });
  document.head.append(config);
  const page = openDashboard(path, { orders: [] });
  let orders = given;
  answerEach(page.server, 'listOrders', (request) => {
    const { searchParams } = new URL(request.url);
    const first = 10 * (Number(searchParams.get('page') ?? '1') - 1);
    const found = orders.filter(({ status }) => status === (searchParams.get('status') ?? status));
    return found.slice(first, first + 10);
  });
  answerEach(page.server, 'changeOrderStatus', async (request, { id }) => {
    const { status } = (await request.json()) as Pick<Order, 'status'>;
    orders = orders.map((order) => (order._id === id ? { ...order, status } : order));
    return orders.find(({ _id }) => _id === id);
  });
  answerCall(page.server, 'changeOrderStep', 404, { success: false, message: 'Not found', data: null });
  return { ...page, statuses: () => orders.map(({ status }) => status) };
}

/** Ends what {@link openPlainShop} began. */
export function closePlainShop(): void {
  document.getElementById(PAGE_BLOCKS.config)?.remove();
  closeDashboard();
}
