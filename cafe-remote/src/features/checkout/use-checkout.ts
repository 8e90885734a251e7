import type { User } from '@storefront/shared/contract/entities/user';
import type { OrderChange } from '@storefront/shared/contract/envelope';
import { type CheckoutForm, checkoutProblems } from '@storefront/shared/rules/checkout';
import { type ShippingAction, shippingReducer } from '@storefront/shared/rules/shipping';
import { notify } from '@storefront/shared/toast';
import { useState } from 'react';
import { canStillOrder } from '../../common/change-text';
import type { CheckoutItem } from '../../common/checkout-item';
import { useRefreshPrices } from '../../common/use-refresh-prices';
import { applyChanges, type Wish } from './apply-changes';
import { type CheckoutErrors, fromServer, toErrors } from './checkout-errors';
import { contactOf } from './draft';
import { toOrderPayload } from './order-payload';
import { sumUp } from './sums';
import { useDraft } from './use-draft';
import { usePlaceOrder } from './use-place-order';

const without = (errors: CheckoutErrors, fields: readonly string[]): CheckoutErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));

/** Everything a checkout knows and can do. @param person who orders; null is a guest. */
export function useCheckout(firstItems: readonly CheckoutItem[], person: User | null) {
  const [items, setItems] = useState(firstItems);
  const [draft, setDraft] = useDraft();
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const [changes, setChanges] = useState<readonly OrderChange[]>([]);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const { placeOrder, isPlacing } = usePlaceOrder(person !== null);
  const refreshPrices = useRefreshPrices();

  const wish: Wish = { items, shipping: draft.shipping, points: draft.points };
  const form: CheckoutForm = { ...contactOf(draft.typed, person), acceptsTerms };
  const sumsOf = (wanted: Wish) => sumUp(wanted, person?.points ?? 0);
  const accepted = applyChanges(wish, changes);

  const settleFor = ({ items: left, shipping, points }: Wish) => {
    setItems(left);
    setDraft((before) => ({ ...before, shipping, points }));
    setChanges([]);
  };
  const send = async (wanted: Wish) => {
    setNeedsSignIn(false);
    const placement = await placeOrder(toOrderPayload(form, wanted, sumsOf(wanted)), wanted.items);
    if (placement?.kind !== 'refused') return;
    const { status, conflict, fields } = placement.error;
    if (conflict && conflict.changes.length > 0) {
      setChanges(conflict.changes);
      refreshPrices();
    }
    setErrors(fromServer(fields));
    setNeedsSignIn(status === 401);
  };

  return {
    ...wish,
    form,
    errors,
    isPlacing,
    needsSignIn,
    sums: sumsOf(wish),
    type: ({ acceptsTerms: consent = acceptsTerms, ...typed }: Partial<CheckoutForm>) => {
      setAcceptsTerms(consent);
      setDraft((before) => ({ ...before, typed: { ...before.typed, ...typed } }));
      const touched = consent === acceptsTerms ? [] : ['terms'];
      setErrors((before) => without(before, [...Object.keys(typed), ...touched]));
    },
    ship: (action: ShippingAction) => {
      setDraft((before) => ({ ...before, shipping: shippingReducer(before.shipping, action) }));
      if (action.type !== 'refresh') setErrors((before) => without(before, ['location']));
    },
    redeem: (points: number) => setDraft((before) => ({ ...before, points })),
    submit: async () => {
      const found = toErrors(checkoutProblems(form, items.length, wish.shipping));
      setErrors(found);
      const spoken = found.items ?? found.location;
      if (spoken) notify.error(spoken, 'checkout-problem');
      if (Object.keys(found).length === 0) await send(wish);
      return found;
    },
    whatChanged: {
      changes,
      total: canStillOrder(accepted.items.length, changes) ? sumsOf(accepted).total : null,
      onAccept: () => {
        settleFor(accepted);
        void send(accepted);
      },
      onClose: () => settleFor(accepted),
    },
  };
}
