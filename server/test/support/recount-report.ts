import type { Database } from '../../src/platform/db/database';

const HOUR = 3_600_000;

/**
 * Counts a report from the orders themselves, in rupees, without the rules of the shop.
 *
 * @param from first and last day, in days since 1970 in Nepal
 */
export async function recountReport(db: Database, from: number, to: number) {
  const orders = await db.selectFrom('orders').selectAll().where('deleted_at', 'is', null).execute();
  const lines = await db.selectFrom('order_lines').selectAll().execute();
  const dayOf = (ms: number) => Math.floor((ms + 345 * 60_000) / (24 * HOUR));
  const isIn = ({ created_at }: { created_at: number }) =>
    dayOf(created_at) >= from && dayOf(created_at) <= to;
  const isSold = (order: (typeof orders)[number]) =>
    order.status !== 'cancelled' && (order.table_confirmed !== 0 || order.status !== 'pending');
  const sold = orders.filter(isSold);
  const inRange = sold.filter(isIn);
  const goods = (type: string) =>
    lines
      .filter((line) => line.item_type === type && inRange.some(({ id }) => id === line.order_id))
      .reduce((sum, { price_paisa: price, quantity, happy_percent: percent }) => {
        const whole = price * quantity;
        return sum + whole - Math.floor((whole * percent) / 100);
      }, 0);
  const sum = (of: (order: (typeof orders)[number]) => number) =>
    inRange.reduce((all, one) => all + of(one), 0) / 100;
  const people = new Set(inRange.flatMap(({ user_id, phone }) => user_id ?? phone ?? []));
  const known = new Set(
    sold.filter((one) => dayOf(one.created_at) < from).map(({ user_id, phone }) => user_id ?? phone),
  );
  const lost = orders.filter((order) => order.status === 'cancelled' && isIn(order));
  return {
    orders: inRange.length,
    takings: sum(({ total_paisa }) => total_paisa),
    collected: sum(({ status, total_paisa }) => (status === 'completed' ? total_paisa : 0)),
    cafe: goods('product') / 100,
    closet: goods('closet') / 100,
    fees: sum(({ fee_paisa }) => fee_paisa),
    hours: [
      ...new Set(inRange.map(({ created_at }) => Math.floor((created_at + 345 * 60_000) / HOUR) % 24)),
    ].sort((a, b) => a - b),
    customers: { ordered: people.size, new: [...people].filter((person) => !known.has(person)).length },
    lost: lost.reduce((all, { total_paisa }) => all + total_paisa, 0) / 100,
    byCustomer: lost.filter(({ cancelled_by }) => cancelled_by === 'customer').length,
  };
}
