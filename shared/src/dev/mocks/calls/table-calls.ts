import { isUnderWay } from '../../../ordering/order-news';
import { readTableNumber } from '../../../ordering/order-request';
import { checkVersion, recordEdit } from '../support/check-version';
import { member } from '../support/mock-context';
import { badField, conflict, MockFailure, orThrow } from '../support/mock-failure';
import { mockTableCode } from '../support/mock-link-codes';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { moveSitting } from '../tables/move-sitting';
import { showTable, showTables, showVisit } from '../tables/show-table';
import { changeSitting, findSitting, openSitting, ordersOf, sittingAt, sittingsOf } from '../tables/sittings';
import type { MockSitting, MockWorld } from '../world';

type TableCall =
  | 'getTableVisit'
  | 'openTable'
  | 'callStaff'
  | 'listTables'
  | 'answerTable'
  | 'moveTable'
  | 'closeTable';

interface Place {
  readonly tableNumber: string;
  readonly tableCode: string;
}

/** Returns the table of a link. @throws MockFailure 400 if it is none, 403 if the code is not its own (C240) */
function readPlace(world: MockWorld, place: Place): string {
  sittingsOf(world);
  const tableNumber = orThrow(readTableNumber(place.tableNumber));
  if (place.tableCode !== mockTableCode(tableNumber))
    throw new MockFailure(403, `This code does not belong to table ${tableNumber}`);
  return tableNumber;
}

/** Returns the sitting that staff change. @throws MockFailure 404; 409 if it has ended or was changed (C99) */
function findOpen(world: MockWorld, id: string, version: number | undefined): MockSitting {
  const sitting = findSitting(world, id);
  if (sitting.closedAt !== null) throw conflict('The party has left this table');
  checkVersion(world, {
    id,
    what: 'table',
    version,
    stored: sitting.version,
    values: { before: showTable(world, sitting.tableNumber) },
  });
  return sitting;
}

/** Calls of the sittings at tables (C240). */
export const tableCalls: MockResolvers<TableCall> = {
  getTableVisit: ({ world, query }) => showVisit(world, readPlace(world, query)),

  openTable({ world, body }) {
    const tableNumber = readPlace(world, body);
    openSitting(world, tableNumber);
    return showVisit(world, tableNumber);
  },

  callStaff({ world, body }) {
    const { want, wanted, method } = body;
    const tableNumber = readPlace(world, body);
    const now = new Date(world.now()).toISOString();
    const sitting = wanted ? openSitting(world, tableNumber) : sittingAt(world, tableNumber);
    if (sitting) {
      const { calledAt, bill } = sitting;
      const asked = { at: bill?.at ?? now, method: method ?? bill?.method ?? ('cash' as const) };
      const changes =
        want === 'staff' ? { calledAt: wanted ? (calledAt ?? now) : null } : { bill: wanted ? asked : null };
      const isSame = JSON.stringify({ ...sitting, ...changes }) === JSON.stringify(sitting);
      if (!isSame) changeSitting(world, sitting, changes);
    }
    return showVisit(world, tableNumber);
  },

  listTables: ({ world }) => showTables(world),

  answerTable(context) {
    const { world, params, body } = context;
    const sitting = findOpen(world, params.id, body.version);
    const field = body.want === 'staff' ? 'calledAt' : 'bill';
    if (sitting[field] !== null) {
      changeSitting(world, sitting, { [field]: null });
      recordEdit(world, sitting._id, member(context));
    }
    return showTable(world, sitting.tableNumber);
  },

  moveTable(context) {
    const { world, params, body } = context;
    const tableNumber = orThrow(readTableNumber(body.tableNumber));
    const sitting = findOpen(world, params.id, body.version);
    if (tableNumber === sitting.tableNumber) throw badField('tableNumber', 'must be another table');
    moveSitting(world, sitting, tableNumber, member(context));
    return new Reply(showTable(world, tableNumber), `The party sits at table ${tableNumber}`);
  },

  closeTable(context) {
    const { world, params, body } = context;
    const sitting = findOpen(world, params.id, body.version);
    const codes = ordersOf(world, sitting)
      .filter(isUnderWay)
      .map(({ code }) => code);
    if (codes.length > 0) throw conflict(`Orders of this table are under way: ${codes.join(', ')}`);
    const closedAt = new Date(world.now()).toISOString();
    changeSitting(world, sitting, { calledAt: null, bill: null, closedAt });
    recordEdit(world, sitting._id, member(context));
    return new Reply(showTable(world, sitting.tableNumber), `Table ${sitting.tableNumber} is free`);
  },
};
