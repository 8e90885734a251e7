import type { Migration } from '../migration';
import { firstTables } from './0001-first-tables';
import { longLists } from './0002-long-lists';
import { flatLists } from './0003-flat-lists';
import { settingsAndGuards } from './0004-settings-and-guards';
import { codesAndKeys } from './0005-codes-and-keys';
import { releaseFigures } from './0006-release-figures';
import { mailOutbox } from './0007-mail-outbox';
import { editVersions } from './0008-edit-versions';
import { orderSearch } from './0009-order-search';
import { editedOrders } from './0010-edited-orders';
import { waitingByNetwork } from './0011-waiting-by-network';
import { soldOutToday } from './0012-sold-out-today';

/** Every step of the schema, oldest first. */
export const migrations: readonly Migration[] = [
  firstTables,
  longLists,
  flatLists,
  settingsAndGuards,
  codesAndKeys,
  releaseFigures,
  mailOutbox,
  editVersions,
  orderSearch,
  editedOrders,
  waitingByNetwork,
  soldOutToday,
];
