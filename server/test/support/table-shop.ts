import type { Answer, Input } from '@storefront/shared/contract/types';
import { createLinkCodes } from '../../src/platform/db/link-codes';
import type { HttpAnswer, HttpClient } from './http-client';
import { startTestServer, type TestServer } from './start-test-server';
import { storeProduct } from './stock-shop';

type CallChange = Partial<Omit<Input<'callStaff'>['body'], 'tableNumber' | 'tableCode'>>;
type StaffTable = Answer<'listTables'>[number];

export interface TableShop extends TestServer {
  /** A member of staff. */
  readonly admin: HttpClient;
  /** Id of a latte of Rs 200. */
  readonly latte: string;
  /** Returns a table with the code of its link. */
  placeOf(tableNumber: string): Promise<{ tableNumber: string; tableCode: string }>;
  /** Orders a latte at a table, with its code unless `isConfirmed` is false. */
  orderAt(tableNumber: string, isConfirmed?: boolean): Promise<Answer<'placeTableOrder'>>;
  /** Calls staff unless `change` says otherwise. */
  call(tableNumber: string, change?: CallChange): Promise<HttpAnswer<Answer<'callStaff'>>>;
  /** Returns the open sitting at a table. */
  sittingAt(tableNumber: string): Promise<NonNullable<StaffTable['sitting']>>;
  /** Returns the tables where a party sits. */
  taken(): Promise<readonly StaffTable[]>;
  setStatus(orderId: string, status: Input<'changeOrderStatus'>['body']['status']): Promise<HttpAnswer>;
  moveTable(id: string, tableNumber: string): Promise<HttpAnswer<StaffTable>>;
  closeTable(id: string): Promise<HttpAnswer<StaffTable>>;
}

/** Starts a test server for sittings at tables (C240). */
export async function startTableShop(
  settings: Parameters<typeof startTestServer>[0] = {},
  parts: Parameters<typeof startTestServer>[1] = {},
): Promise<TableShop> {
  const server = await startTestServer(settings, parts);
  const { client: admin } = await server.asAdmin();
  const latte = await storeProduct(server.db, { price_paisa: 200_00 });
  const codes = createLinkCodes(server, 'table');
  const placeOf = async (tableNumber: string) => ({
    tableNumber,
    tableCode: await codes.codeOf(tableNumber),
  });
  const taken = async () =>
    (await admin.call('listTables', {})).body.data.filter(({ sitting }) => sitting !== null);
  return {
    ...server,
    admin,
    latte,
    placeOf,
    async orderAt(tableNumber, isConfirmed = true) {
      const place = isConfirmed ? await placeOf(tableNumber) : { tableNumber };
      const body = { ...place, items: [{ _id: latte }] };
      return (await server.guest().call('placeTableOrder', { body })).body.data;
    },
    async call(tableNumber, change = {}) {
      const body = { ...(await placeOf(tableNumber)), want: 'staff' as const, wanted: true, ...change };
      return server.guest().call('callStaff', { body });
    },
    async sittingAt(tableNumber) {
      const sitting = (await taken()).find((table) => table.tableNumber === tableNumber)?.sitting;
      if (!sitting) throw new Error(`Nobody sits at table ${tableNumber}`);
      return sitting;
    },
    taken,
    setStatus: (id, status) => admin.call('changeOrderStatus', { params: { id }, body: { status } }),
    moveTable: (id, tableNumber) => admin.call('moveTable', { params: { id }, body: { tableNumber } }),
    closeTable: (id) => admin.call('closeTable', { params: { id }, body: {} }),
  };
}
