import type { APIRequestContext, Page } from '@playwright/test';
import type { DemoItems } from './demo-items';
import { reloadWith } from './reload-with';

const TABLES = [2, 2, 4, 4, 4, 6, 6, null].map((seats, index) => ({ name: String(index + 1), seats }));

const GUESTS = ['Kiran', 'Anjali Shrestha'];

interface Table {
  readonly tableNumber: string;
  readonly sitting: { readonly openedAt: string } | null;
}

async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(`/api/v1${path}`);
  return ((await answer.json()) as { data: T }).data;
}

/** Names eight tables and seats two parties, once per shop: one has not ordered, one waits. `request` is signed in as staff. */
export async function seatParties(request: APIRequestContext, { dishes }: DemoItems): Promise<void> {
  const { tables } = await read<{ tables: readonly unknown[] }>(request, '/setting/get');
  if (tables.length > 0) return;
  await request.put('/api/v1/setting/update', { data: { tables: TABLES } });
  const codes = await read<{ tableNumber: string; code: string }[]>(
    request,
    '/setting/tablecodes?tables=3,7',
  );
  for (const { tableNumber, code } of codes)
    await request.post('/api/v1/table/open', { data: { tableNumber, tableCode: code } });
  for (const guestName of GUESTS)
    await request.post('/api/v1/order/placefromtablepublic', {
      data: {
        tableNumber: '7',
        tableCode: codes.at(-1)?.code,
        guestName,
        items: dishes.map(({ _id }) => ({ _id, type: 'product', quantity: 1 })),
      },
    });
}

/** Reloads the page with a table that calls and one that asks for the bill. */
export const showCalls = (page: Page): Promise<void> =>
  reloadWith<readonly Table[]>(page, 'table/list', (tables) =>
    tables.map((table) => {
      if (table.sitting === null) return table;
      const at = new Date(Date.now() - 2 * 60_000).toISOString();
      const call = table.tableNumber === '7' ? { calledAt: at } : { bill: { at, method: 'cash' } };
      return { ...table, sitting: { ...table.sitting, ...call } };
    }),
  );
