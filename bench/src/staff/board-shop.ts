import { releaseNew } from '../../../scripts/lib/release-new.mjs';
import { openDatabase } from '../../../server/src/platform/db/open-database';
import { ORDINARY } from '../shop/sizes';
import { type Shop, startShop } from '../shop/start-shop';

const MINUTE = 60_000;

/** The times of an order in each lane of the board, in minutes before now; the promise is for each the same. */
const LANES = [
  { status: 'pending', accepted_at: null, preparing_at: null, ready_at: null },
  { status: 'processing', accepted_at: 20, preparing_at: null, ready_at: null },
  { status: 'processing', accepted_at: 20, preparing_at: 15, ready_at: null },
  { status: 'processing', accepted_at: 20, preparing_at: 15, ready_at: 5 },
] as const;

/** Leaves this many orders open, a quarter of them in each lane; all others are completed. */
async function openOrders(dataDir: string, count: number): Promise<void> {
  const db = await openDatabase({ dataDir, databaseUrl: null });
  const now = Date.now();
  const timeOf = (minutes: number | null) => (minutes === null ? null : now - minutes * MINUTE);
  try {
    await db.updateTable('orders').set({ status: 'completed' }).execute();
    const newest = await db
      .selectFrom('orders')
      .select('id')
      .orderBy('created_at', 'desc')
      .limit(count)
      .execute();
    for (const [lane, { status, ...times }] of LANES.entries()) {
      const ids = newest.filter((_, index) => index % LANES.length === lane).map(({ id }) => id);
      const promised = status === 'pending' ? null : now + 20 * MINUTE;
      await db
        .updateTable('orders')
        .set({
          status,
          accepted_at: timeOf(times.accepted_at),
          preparing_at: timeOf(times.preparing_at),
          ready_at: timeOf(times.ready_at),
          promised_at: promised,
          promised_first_at: promised,
        })
        .where('id', 'in', ids)
        .execute();
    }
  } finally {
    await db.destroy();
  }
}

/** A shop with pages and as many open orders as a number says. */
export const openBoardShop = (orders: number): Promise<Shop> =>
  startShop(null, ORDINARY, {
    env: { RATE_LIMIT: 'off' },
    prepare: async (dataDir) => {
      await openOrders(dataDir, orders);
      await releaseNew(dataDir);
    },
  });
