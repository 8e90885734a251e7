import type { Env } from '../../src/platform/config/env';
import type { OrderLinesTable, OrdersTable } from '../../src/platform/db/schema';
import { startTestServer, type TestServer } from './start-test-server';
import { storeProduct } from './stock-shop';

export interface OrderShop extends TestServer {
  /** Id of a latte of Rs 210.50. */
  readonly latte: string;
  /** Ids of the orders that staff were notified of, oldest first. */
  readonly notified: readonly string[];
  /** Every stored order. */
  orders(): Promise<readonly OrdersTable[]>;
  /** Every stored order line, by position. */
  lines(): Promise<readonly OrderLinesTable[]>;
}

/** Starts a test server whose menu has a latte, for tests of placing orders. */
export async function startOrderShop(latteName = 'Latte', settings: Partial<Env> = {}): Promise<OrderShop> {
  const server = await startTestServer(settings);
  const notified: string[] = [];
  jest.spyOn(server.app.orderEvents, 'placed').mockImplementation((id) => void notified.push(id));
  return {
    ...server,
    latte: await storeProduct(server.db, { name: latteName, price_paisa: 210_50 }),
    notified,
    orders: () => server.db.selectFrom('orders').selectAll().execute(),
    lines: () => server.db.selectFrom('order_lines').selectAll().orderBy('position').execute(),
  };
}
