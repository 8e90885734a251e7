import type { Input } from '@storefront/shared/contract/types';
import type { HttpAnswer, HttpClient } from '../../support/http-client';
import { products } from './catalogue';
import { success } from './expect-answer';
import { line } from './payloads';
import type { Shop } from './shop';

type TableOrder = Input<'placeTableOrder'>['body'];

/** Returns a table with the code of its link. */
export async function placeOf(shop: Shop, tableNumber: string) {
  const admin = await shop.admin();
  const [found] = success(
    'listTableCodes',
    await admin.call('listTableCodes', { query: { tables: tableNumber } }),
  );
  return { tableNumber, tableCode: found?.code ?? '' };
}

export type Place = Awaited<ReturnType<typeof placeOf>>;

/** Places an order of an espresso of Rs 120 at a table; without `tableCode` staff must confirm it. */
export async function orderAt(
  shop: Shop,
  place: Pick<TableOrder, 'tableNumber' | 'tableCode'>,
  about: Partial<TableOrder> = {},
  client: HttpClient = shop.guest(),
) {
  const body = { ...place, items: [line(products.espresso)], ...about };
  return success('placeTableOrder', await client.call('placeTableOrder', { body }));
}

/** Returns what the phones of a table see. */
export const visitOf = async (shop: Shop, place: Place) =>
  success('getTableVisit', await shop.guest().call('getTableVisit', { query: place }));

/** Sets the status of an order. */
export async function setStatus(
  admin: HttpClient,
  id: string,
  status: Input<'changeOrderStatus'>['body']['status'],
) {
  success('changeOrderStatus', await admin.call('changeOrderStatus', { params: { id }, body: { status } }));
}

/** Returns a table as staff see it. */
export async function tableOf(admin: HttpClient, tableNumber: string) {
  const tables = success('listTables', await admin.call('listTables', {}));
  return tables.find((table) => table.tableNumber === tableNumber) ?? null;
}

/** Returns the open sitting at a table. */
export async function sittingOf(admin: HttpClient, tableNumber: string) {
  const sitting = (await tableOf(admin, tableNumber))?.sitting;
  if (!sitting) throw new Error(`Nobody sits at table ${tableNumber}`);
  return sitting;
}

export const answerTable = (
  admin: HttpClient,
  id: string,
  body: Input<'answerTable'>['body'],
): Promise<HttpAnswer> => admin.call('answerTable', { params: { id }, body });

export const moveTable = (
  admin: HttpClient,
  id: string,
  body: Input<'moveTable'>['body'],
): Promise<HttpAnswer> => admin.call('moveTable', { params: { id }, body });

export const closeTable = (
  admin: HttpClient,
  id: string,
  body: Input<'closeTable'>['body'] = {},
): Promise<HttpAnswer> => admin.call('closeTable', { params: { id }, body });
