import { listBrands } from '../../catalogue/closet/closet-brands';
import { createClosetService } from '../../catalogue/closet/closet-service';
import { readMenuPage } from '../../catalogue/menu/menu-page';
import { createProductService } from '../../catalogue/menu/product-service';
import { listOrders } from '../../orders/list/list-orders';
import type { Reader } from '../../platform/db/database';
import { listCustomers, readUser } from '../../users/user-list';
import { idOf } from './large-rows';

type Read = (db: Reader) => Promise<unknown>;

const orders =
  (now: number, query: Parameters<typeof listOrders>[1]): Read =>
  (db) =>
    listOrders(db, query, now);
const closet =
  (query: Parameters<ReturnType<typeof createClosetService>['list']>[0]): Read =>
  (db) =>
    createClosetService(db).list(query);
const staffProducts =
  (query: { page?: number; search?: string }): Read =>
  (db) =>
    createProductService(db).listForStaff(query);
const menuSearch =
  (text: string): Read =>
  (db) =>
    createProductService(db).search({ q: text });
const customers =
  (now: number, query: { page?: number; search?: string }): Read =>
  (db) =>
    listCustomers(db, query, now);

/** Every list that `seedLarge` fills, called in its most expensive ways, for counting and measuring. */
export const listCalls = (now: number): readonly (readonly [string, Read])[] => [
  ['orders, newest', orders(now, {})],
  ['orders, page 150', orders(now, { page: 150 })],
  ['orders, by status, page 20', orders(now, { status: 'completed', page: 20 })],
  ['orders, of a status that few have', orders(now, { status: 'pending' })],
  ['orders, since an hour', orders(now, { since: new Date(now - 3_600_000).toISOString() })],
  ['orders, a search that none holds', orders(now, { search: 'nobody of this name' })],
  ['orders, a search that many hold', orders(now, { search: 'asha' })],
  ['orders, a search that few hold', orders(now, { search: 'customer49@' })],
  ['orders, a search for letters that all hold in another order', orders(now, { search: 'example.comc' })],
  ['menu', (db) => readMenuPage(db, {})],
  ['menu, page 40', (db) => readMenuPage(db, { page: 40 })],
  ['menu, one category', (db) => readMenuPage(db, { category: 'Momo' })],
  ['menu search that none holds', menuSearch('xyz')],
  ['menu search that many hold', menuSearch('coffee')],
  ['products of staff', staffProducts({})],
  ['products of staff, page 200', staffProducts({ page: 200 })],
  ['products of staff, a search that none holds', staffProducts({ search: 'xyz' })],
  ['closet', closet({})],
  ['closet, page 40', closet({ page: 40 })],
  ['closet, by name', closet({ division: 'closet', sort: 'name-desc' })],
  ['closet, a category by price', closet({ category: 'Men', sort: 'price-asc' })],
  ['closet, of a brand', closet({ division: 'closet', brand: 'Himal' })],
  ['closet, brands of a category', (db) => listBrands(db, { division: 'closet', category: 'Men' })],
  ['closet, of a type', closet({ subtype: 'Hoodies' })],
  ['closet, of a type and category', closet({ subtype: 'Shirts', category: 'Men', sort: 'price-desc' })],
  ['closet, of a type that there is not', closet({ subtype: 'Skirts' })],
  ['closet, a search that none holds', closet({ search: 'xyz' })],
  ['customers', customers(now, {})],
  ['customers, page 150', customers(now, { page: 150 })],
  ['customers, a search that none holds', customers(now, { search: 'xyz' })],
  ['customers, a search that many hold', customers(now, { search: 'asha' })],
  ['a person with the balance', (db) => readUser(db, idOf('u', 7), now)],
];
