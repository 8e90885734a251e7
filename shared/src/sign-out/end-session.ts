import { forgetMemberOrders } from '@storefront/shared/cart/followed-orders';
import { personAtom, type SessionScope, signOut } from '@storefront/shared/session';
import { clearPersonalQueries } from '../query/clear-personal-queries';
import { forgetTab } from './forget-tab';
import { markSession } from './session-mark';

/** Removes the last person's data from the tab: its storage and cached answers (P73). */
export function clearPersonalData({ store, queries }: SessionScope): void {
  forgetTab();
  clearPersonalQueries(queries, store.get(personAtom) !== null);
}

/** Signs the person out on this page and notifies the other tabs: status false, data unchanged (§4, C31, C471). */
export function endSession(scope: SessionScope): void {
  signOut(scope);
  clearPersonalData(scope);
  forgetMemberOrders();
  markSession();
}
