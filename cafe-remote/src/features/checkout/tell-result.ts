import type { OrderReceipt } from '@storefront/shared/contract/entities/order';
import { messages } from '@storefront/shared/messages';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { notify } from '@storefront/shared/toast';
import type { Placement } from '../../common/place-safely';
import { fromServer } from './checkout-errors';
import type { OrderPayload } from './order-payload';

const SIGNED_OUT = 'You have been signed out. Please log in again; your order is kept.';
const UNSURE = 'We could not reach the shop. Press PLACE ORDER again: it will not be ordered twice.';

/** 'Order is placed' (§8), and the total if it has become lower meanwhile (C84). */
export function tellPlaced(receipt: OrderReceipt | null, payload: OrderPayload, progress: string): void {
  notify.success(messages.checkout.placed, progress);
  const { totalAmount } = receipt ?? {};
  if (typeof totalAmount === 'number' && totalAmount < (payload.totalAmount ?? 0))
    notify.info(`A price went down: you pay ${formatRupees(toPaisa(totalAmount))}.`);
}

type NotPlaced = Extract<Placement, { kind: 'refused' | 'unknown' }>;

/** Why an order was not placed, in place of the progress. What changed meanwhile has a dialog of its own. */
export function tellRefused({ kind, error }: NotPlaced, progress: string): void {
  const [atField] = Object.values(fromServer(error.fields));
  if (error.conflict && error.conflict.changes.length > 0) notify.dismiss(progress);
  else if (error.status === 401) notify.error(SIGNED_OUT, progress);
  else if (kind === 'unknown') notify.error(UNSURE, progress);
  else notify.error(atField ?? (error.message || messages.checkout.failed), progress);
}
