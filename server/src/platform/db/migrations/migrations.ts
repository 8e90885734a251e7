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
import { orderTimes } from './0013-order-times';
import { mailHtml } from './0014-mail-html';
import { refusedAttempts } from './0015-refused-attempts';
import { demoRows } from './0016-demo-rows';
import { orderMails } from './0017-order-mails';
import { cancelReason } from './0018-cancel-reason';
import { failedMails } from './0019-failed-mails';
import { orderSteps } from './0020-order-steps';
import { departments } from './0021-departments';
import { countedDishes } from './0022-counted-dishes';
import { touchedOrders } from './0023-touched-orders';
import { orderSlots } from './0024-order-slots';
import { sittings } from './0025-sittings';
import { dishOptions } from './0026-dish-options';
import { stockCells } from './0027-stock-cells';
import { dishMarks } from './0028-dish-marks';
import { mealtimes } from './0029-mealtimes';
import { placeLimits } from './0030-place-limits';
import { addresses } from './0031-addresses';
import { offers } from './0032-offers';
import { payments } from './0033-payments';
import { orderSums } from './0034-order-sums';
import { auditList } from './0035-audit-list';
import { staffRoles } from './0036-staff-roles';
import { secondFactor } from './0037-second-factor';
import { customers } from './0038-customers';
import { cashUp } from './0039-cash-up';
import { imports } from './0040-imports';
import { ordersByNetwork } from './0041-orders-by-network';
import { personIdentity } from './0044-person-identity';
import { sessionLife } from './0045-session-life';
import { undoImports } from './0048-undo-imports';
import { categoryOrigins } from './0050-category-origins';
import { foldedKeys } from './0051-folded-keys';

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
  orderTimes,
  mailHtml,
  refusedAttempts,
  demoRows,
  orderMails,
  cancelReason,
  failedMails,
  orderSteps,
  departments,
  countedDishes,
  touchedOrders,
  orderSlots,
  sittings,
  dishOptions,
  stockCells,
  dishMarks,
  mealtimes,
  placeLimits,
  addresses,
  offers,
  payments,
  orderSums,
  auditList,
  staffRoles,
  secondFactor,
  customers,
  cashUp,
  imports,
  ordersByNetwork,
  personIdentity,
  sessionLife,
  undoImports,
  categoryOrigins,
  foldedKeys,
];
