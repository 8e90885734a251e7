import type { Call } from './call';
import { addressCalls } from './calls/address-calls';
import { auditCalls } from './calls/audit-calls';
import { bulkCalls } from './calls/bulk-calls';
import { cartCalls } from './calls/cart-calls';
import { cashCalls } from './calls/cash-calls';
import { closetCalls } from './calls/closet-calls';
import { customerCalls } from './calls/customer-calls';
import { galleryCalls } from './calls/gallery-calls';
import { importCalls } from './calls/import-calls';
import { mailCalls } from './calls/mail-calls';
import { menuOrderCalls } from './calls/menu-order-calls';
import { offerCalls } from './calls/offer-calls';
import { optionCalls } from './calls/option-calls';
import { orderCalls } from './calls/order-calls';
import { ownSessionCalls } from './calls/own-session-calls';
import { paymentCalls } from './calls/payment-calls';
import { productCalls } from './calls/product-calls';
import { reportCalls } from './calls/report-calls';
import { secondFactorCalls } from './calls/second-factor-calls';
import { settingCalls } from './calls/setting-calls';
import { staffCalls } from './calls/staff-calls';
import { tableCalls } from './calls/table-calls';
import { userCalls } from './calls/user-calls';
import type { CallName } from './routes';

/** Every call of §7. */
export const calls = {
  ...userCalls,
  ...secondFactorCalls,
  ...ownSessionCalls,
  ...customerCalls,
  ...cartCalls,
  ...productCalls,
  ...menuOrderCalls,
  ...optionCalls,
  ...orderCalls,
  ...paymentCalls,
  ...galleryCalls,
  ...closetCalls,
  ...settingCalls,
  ...mailCalls,
  ...tableCalls,
  ...addressCalls,
  ...offerCalls,
  ...auditCalls,
  ...reportCalls,
  ...cashCalls,
  ...staffCalls,
  ...importCalls,
  ...bulkCalls,
} satisfies { [N in CallName]: Call<N> };

export type Calls = typeof calls;
