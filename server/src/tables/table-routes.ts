import { forbidden } from '@storefront/http/failure';
import { networkOf } from '@storefront/http/network-of';
import { calls } from '@storefront/shared/contract/calls';
import { readTableNumber } from '@storefront/shared/ordering/order-request';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { orThrow } from '../orders/order-failure';
import { createLinkCodes } from '../platform/db/link-codes';
import { route } from '../platform/http/contract-route';
import type { Limit } from '../platform/http/rate-limit';
import { replyWith } from '../platform/http/reply';
import { createTableService } from './table-service';

const TEN_MINUTES = 600_000;

/** Calls of one table, and those taken back (C241). */
export const TABLE_CALLS: Limit = { hits: 10, windowMs: TEN_MINUTES };

/** Calls of all tables from one network: the cafe's guests share one (C241). */
export const ALL_TABLE_CALLS: Limit = { hits: 60, windowMs: TEN_MINUTES };

interface Place {
  readonly tableNumber: string;
  readonly tableCode: string;
}

/** Registers `table/*`: ours, none of it is in §7. Notifies staff of each change (C241). */
export function tableRoutes(
  app: FastifyInstance,
  { db, env, now, limiter, orderEvents, tableEvents }: RouteDeps,
): void {
  const codes = createLinkCodes({ db, env }, 'table');
  const tables = createTableService(db, now, codes);

  /** Returns the table of a link. @throws Failure 400 if it is none, 403 if the code is not its own (C240) */
  async function readPlace({ tableNumber, tableCode }: Place): Promise<string> {
    const table = orThrow(readTableNumber(tableNumber));
    if (!(await codes.isCodeOf(table, tableCode)))
      throw forbidden(`This code does not belong to table ${table}`);
    return table;
  }

  route(app, calls.getTableVisit, async ({ query }) => tables.visit(await readPlace(query)));

  route(app, calls.openTable, async ({ body }) => {
    const table = await readPlace(body);
    if (await tables.open(table)) tableEvents.changed();
    return tables.visit(table);
  });

  route(app, calls.callStaff, async ({ body, request: { ip } }) => {
    await limiter.take(`table-calls:${networkOf(ip)}`, ALL_TABLE_CALLS);
    const table = await readPlace(body);
    await limiter.take(`table-call:${table}`, TABLE_CALLS);
    if (await tables.changeCall(table, body)) tableEvents.changed();
    return tables.visit(table);
  });

  route(app, calls.listTables, () => tables.list());

  route(app, calls.answerTable, async ({ params: { id }, body, person }) => {
    const table = await tables.answer({ id, actor: person.id, version: body.version }, body.want);
    tableEvents.changed();
    return table;
  });

  route(app, calls.moveTable, async ({ params: { id }, body, person }) => {
    const tableNumber = orThrow(readTableNumber(body.tableNumber));
    const change = { id, actor: person.id, version: body.version };
    const { table, orderIds } = await tables.move(change, tableNumber);
    for (const orderId of orderIds) orderEvents.changed(orderId);
    tableEvents.changed();
    return replyWith(`The party sits at table ${tableNumber}`, table);
  });

  route(app, calls.closeTable, async ({ params: { id }, body, person }) => {
    const table = await tables.close({ id, actor: person.id, version: body.version });
    tableEvents.changed();
    return replyWith(`Table ${table.tableNumber} is free`, table);
  });
}
