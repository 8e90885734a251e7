import { receiptOf, taxText } from '@storefront/shared/ordering/receipt';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../platform/db/database';
import type { OrdersTable } from '../../platform/db/schema';
import { readSettings } from '../../settings/setting-queries';
import { selectLines } from '../order-with-lines';
import { writeReceiptPdf } from './receipt-pdf';
import { seenBy, seenByCustomer, type Viewer } from './seen-by-customer';

/** Receipts that are kept; one has about 20 kB. */
const KEPT = 200;

/** Returns the receipt of an order as a PDF; makes it once, and keeps it until the order or the tax number changes (C202). */
export function createReceipts(db: Reader): (order: OrdersTable, viewer: Viewer) => Promise<Buffer> {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  const write = async (order: OrdersTable, viewer: Viewer, tax: string | null) => {
    const lines = await selectLines(db, [order.id]);
    return writeReceiptPdf({ receipt: receiptOf(seenBy(viewer, seenByCustomer({ order, lines }))), tax });
  };
  return async (order, viewer) => {
    const tax = taxText((await readSettings(db)).taxNumber);
    const name = JSON.stringify([order.id, order.version, viewer, tax]);
    const known = kept.get(name);
    if (known) return known;
    const written = write(order, viewer, tax);
    kept.set(name, written);
    written.catch(() => kept.delete(name));
    return written;
  };
}
