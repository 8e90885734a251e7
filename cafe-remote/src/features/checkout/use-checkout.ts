import type { User } from '@storefront/shared/contract/entities/user';
import type { OrderChange } from '@storefront/shared/contract/envelope';
import { type CheckoutForm, checkoutProblems } from '@storefront/shared/rules/checkout';
import { type ShippingAction, shippingReducer } from '@storefront/shared/rules/shipping';
import { notify } from '@storefront/shared/toast';
import { useState } from 'react';
import type { CheckoutItem } from '../../common/checkout-item';
import { canStillOrder, useRefreshPrices, withOptionNames } from '../../common/order-changes';
import { type CheckoutErrors, fromServer, toErrors } from './checkout-errors';
import { applyChanges, type OrderDraft, sumUp, toOrderPayload } from './order-draft';
import { contactOf, useSavedForm } from './saved-checkout';
import { usePlaceOrder } from './use-place-order';
import { useReloadBalance } from './use-reload-balance';
import { fullText } from './WhenFields';

const without = (errors: CheckoutErrors, fields: readonly string[]): CheckoutErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));

/** State and actions of the checkout. @param person who orders; null is a guest. */
export function useCheckout(firstItems: readonly CheckoutItem[], person: User | null) {
  const [items, setItems] = useState(firstItems);
  const [saved, setSaved] = useSavedForm();
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const [changes, setChanges] = useState<readonly OrderChange[]>([]);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [isNotSent, setNotSent] = useState<boolean | null>(null);
  const { placeOrder, isPlacing } = usePlaceOrder(person !== null);
  const refreshPrices = useRefreshPrices();
  const reloadBalance = useReloadBalance();

  const order: OrderDraft = { items, shipping: saved.shipping, points: saved.points, slotAt: saved.slotAt };
  const form: CheckoutForm = { ...contactOf(saved.typed, person), acceptsTerms };
  const sumsOf = (draft: OrderDraft) => sumUp(draft, person?.points ?? 0);
  const changedOrder = applyChanges(order, changes);

  const acceptChanges = () => {
    const { shipping, points } = changedOrder;
    setItems(changedOrder.items);
    setSaved((before) => ({ ...before, shipping, points }));
    setChanges([]);
  };
  const send = async (draft: OrderDraft) => {
    setNeedsSignIn(false);
    setNotSent(false);
    const payload = toOrderPayload(form, draft, sumsOf(draft));
    const placement = await placeOrder({ payload, items: draft.items });
    if (placement?.kind === 'unknown') setNotSent(true);
    if (placement?.kind !== 'refused') return;
    const { status, conflict, fields } = placement.error;
    const isFull = conflict?.changes.some(({ kind }) => kind === 'slot') === true;
    if (conflict && conflict.changes.length > 0) {
      // The section says that its time is full.
      if (conflict.changes.some(({ kind }) => kind !== 'slot'))
        setChanges(withOptionNames(conflict.changes, draft.items));
      refreshPrices();
      if (conflict.changes.some(({ kind }) => kind === 'points')) reloadBalance();
    }
    setErrors({ ...fromServer(fields), ...(isFull && draft.slotAt && { when: fullText(draft.slotAt) }) });
    setNeedsSignIn(status === 401);
    setNotSent(placement.error.isAmbiguous);
  };

  return {
    ...order,
    form,
    errors,
    isPlacing,
    needsSignIn,
    /** Whether the last try got no answer, so that nothing is placed as far as the server said. Null before a try. */
    isNotSent,
    sums: sumsOf(order),
    onChange: ({ acceptsTerms: consent = acceptsTerms, ...typed }: Partial<CheckoutForm>) => {
      setAcceptsTerms(consent);
      setSaved((before) => ({ ...before, typed: { ...before.typed, ...typed } }));
      const edited = consent === acceptsTerms ? [] : ['terms'];
      setErrors((before) => without(before, [...Object.keys(typed), ...edited]));
    },
    setShipping: (action: ShippingAction) => {
      setSaved((before) => ({ ...before, shipping: shippingReducer(before.shipping, action) }));
      if (action.type !== 'refresh') setErrors((before) => without(before, ['location']));
    },
    setSlot: (slotAt: string | null) => {
      setSaved((before) => ({ ...before, slotAt }));
      setErrors((before) => without(before, ['when']));
    },
    setPoints: (points: number) => setSaved((before) => ({ ...before, points })),
    /** Checks the form and places the order. @returns the problems found; empty if the order was sent. */
    submit: async () => {
      const found = toErrors(checkoutProblems(form, items.length, order.shipping));
      setErrors(found);
      const message = found.items ?? found.location;
      if (message) notify.error(message, 'checkout-problem');
      if (Object.keys(found).length === 0) await send(order);
      return found;
    },
    changesDialog: {
      changes,
      total: canStillOrder(changedOrder.items.length, changes) ? sumsOf(changedOrder).total : null,
      onAccept: () => {
        acceptChanges();
        void send(changedOrder);
      },
      onClose: acceptChanges,
    },
  };
}
