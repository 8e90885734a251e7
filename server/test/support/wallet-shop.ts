import type { AppDeps } from '../../src/app/app-deps';
import type { Env } from '../../src/platform/config/env';
import { checkout } from './checkout';
import type { HttpAnswer, HttpClient } from './http-client';
import { startTestServer, type TestServer } from './start-test-server';
import { storeProduct } from './stock-shop';

export interface WalletShop extends TestServer {
  readonly staff: HttpClient;
  /** Places an order of lattes, Rs 210.50 each, to pay by eSewa. */
  order(client?: HttpClient, quantity?: number): Promise<WalletOrder>;
  /** Sends a transaction number with a key. */
  pay(
    order: Pick<WalletOrder, 'code'> & Partial<WalletOrder>,
    number: string,
    client?: HttpClient,
  ): Promise<HttpAnswer>;
}

export interface WalletOrder {
  readonly id: string;
  readonly code: string;
  readonly key: string;
}

/** Starts a test server that takes payments by eSewa. */
export async function startWalletShop(
  settings: Partial<Env> = {},
  parts: Pick<AppDeps, 'logs' | 'paymentProviders'> = {},
): Promise<WalletShop> {
  const server = await startTestServer(settings, parts);
  const latte = await storeProduct(server.db, { name: 'Latte', price_paisa: 210_50 });
  await server.db
    .insertInto('payment_settings')
    .values({
      id: 'esewa',
      active: 1,
      account_name: 'Asha Gurung',
      wallet_id: '9841234567',
      picture: null,
      version: 1,
      updated_at: null,
      updated_by: null,
    })
    .execute();
  const { client: staff } = await server.asAdmin();
  return {
    ...server,
    staff,
    async order(client = server.guest(), quantity = 1) {
      const call = client.cookies.size > 0 ? 'placeOrder' : 'placeGuestOrder';
      const body = checkout([{ _id: latte, quantity }], { paymentMethod: 'esewa' });
      const answer = await client.call(call, body);
      if (answer.status !== 200) throw new Error(answer.body.message);
      const { _id: id, code = '', key = '' } = answer.body.data;
      return { id, code, key };
    },
    pay: ({ code, key }, transactionNumber, client = server.guest()) =>
      client.send('submitPayment', {
        params: { code },
        body: { transactionNumber, ...(key !== undefined && { key }) },
      }),
  };
}
