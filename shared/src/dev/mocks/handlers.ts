import { type HttpHandler, HttpResponse, http } from 'msw';
import { API_BASE, type CallName, routes } from '../../contract/routes';
import { accountCalls } from './calls/account-calls';
import { addressCalls } from './calls/address-calls';
import { auditCalls } from './calls/audit-calls';
import { bulkCalls } from './calls/bulk-calls';
import { cartCalls } from './calls/cart-calls';
import { cashCalls } from './calls/cash-calls';
import { closetCalls } from './calls/closet-calls';
import { closetEditCalls } from './calls/closet-edit-calls';
import { customerCalls } from './calls/customer-calls';
import { followCalls } from './calls/follow-calls';
import { galleryCalls } from './calls/gallery-calls';
import { importCalls } from './calls/import-calls';
import { locationCalls } from './calls/location-calls';
import { mailCalls } from './calls/mail-calls';
import { menuCalls } from './calls/menu-calls';
import { menuOrderCalls } from './calls/menu-order-calls';
import { offerCalls } from './calls/offer-calls';
import { optionCalls } from './calls/option-calls';
import { orderCalls } from './calls/order-calls';
import { ownSessionCalls } from './calls/own-session-calls';
import { payCalls } from './calls/pay-calls';
import { placingCalls } from './calls/placing-calls';
import { productCalls } from './calls/product-calls';
import { reportCalls } from './calls/report-calls';
import { secondFactorCalls } from './calls/second-factor-calls';
import { sessionCalls } from './calls/session-calls';
import { settingCalls } from './calls/setting-calls';
import { staffCalls } from './calls/staff-calls';
import { tableCalls } from './calls/table-calls';
import { createHandler } from './support/create-handler';
import type { MockResolver, MockResolvers } from './support/mock-resolver';
import type { MockWorld } from './world';

/** One resolver per call. A missing one fails the type check. */
const resolvers: MockResolvers<CallName> = {
  ...sessionCalls,
  ...accountCalls,
  ...secondFactorCalls,
  ...ownSessionCalls,
  ...customerCalls,
  ...cartCalls,
  ...menuCalls,
  ...menuOrderCalls,
  ...productCalls,
  ...optionCalls,
  ...locationCalls,
  ...placingCalls,
  ...followCalls,
  ...payCalls,
  ...orderCalls,
  ...galleryCalls,
  ...closetCalls,
  ...closetEditCalls,
  ...settingCalls,
  ...mailCalls,
  ...auditCalls,
  ...tableCalls,
  ...addressCalls,
  ...offerCalls,
  ...reportCalls,
  ...cashCalls,
  ...staffCalls,
  ...importCalls,
  ...bulkCalls,
};

const names = Object.keys(routes) as CallName[];

const nothingHere = http.all(`*${API_BASE}/*`, () =>
  HttpResponse.json(
    { success: false, message: 'There is nothing at this address', data: null },
    { status: 404 },
  ),
);

/** Returns msw handlers for every call of §7, all over one world. Other API paths answer 404. */
export const createHandlers = (world: MockWorld): HttpHandler[] => [
  ...names.map((name) => createHandler(name, resolvers[name] as MockResolver<CallName>, world)),
  nothingHere,
];
