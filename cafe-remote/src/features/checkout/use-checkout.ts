import type { User } from '@storefront/shared/contract/entities/user';
import type { OrderChange } from '@storefront/shared/contract/envelope';
import { type CheckoutForm, checkoutProblems } from '@storefront/shared/rules/checkout';
import { initialShipping, type ShippingAction, shippingReducer } from '@storefront/shared/rules/shipping';
import { notify } from '@storefront/shared/toast';
import { useState } from 'react';
import type { CheckoutItem } from '../../common/checkout-item';
import { applyChanges, type Wish } from './apply-changes';
import { type CheckoutErrors, fromServer, toErrors } from './checkout-errors';
import { readDraft, writeDraft } from './draft';
import { toOrderPayload } from './order-payload';
import { sumUp } from './sums';
import { usePlaceOrder } from './use-place-order';

/** Everything a checkout knows and can do. @param person who orders; null is a guest. */
export function useCheckout(firstItems: readonly CheckoutItem[], person: User | null) {
  const [wish, setWish] = useState<Wish>({ items: firstItems, shipping: initialShipping, points: 0 });
  const [form, setForm] = useState<CheckoutForm>(() => readDraft(person));
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const [changes, setChanges] = useState<readonly OrderChange[]>([]);
  const { placeOrder, isPlacing, needsSignIn } = usePlaceOrder(person !== null);
  const balance = person?.points ?? 0;
  const sumsOf = ({ items, shipping, points }: Wish) => sumUp(items, shipping, points, balance);

  const send = async (wanted: Wish) => {
    const payload = toOrderPayload(form, wanted.items, wanted.shipping, sumsOf(wanted));
    const error = await placeOrder(payload, wanted.items);
    if (error?.conflict) setChanges(error.conflict.changes);
    else if (error) setErrors(fromServer(error.fields));
  };

  return {
    ...wish,
    form,
    errors,
    changes,
    isPlacing,
    needsSignIn,
    sums: sumsOf(wish),
    /** What the order would come to if everything that changed were accepted; null when nothing is left. */
    changedTotal: () => {
      const accepted = applyChanges(wish, changes);
      const isPossible = accepted.items.length > 0 && changes.every(({ kind }) => kind !== 'closed');
      return isPossible ? sumsOf(accepted).total : null;
    },
    type: (change: Partial<CheckoutForm>) => {
      const typed = { ...form, ...change };
      setForm(typed);
      writeDraft(typed);
      setErrors((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([field]) => !(field in change || field === 'terms')),
        ),
      );
    },
    ship: (action: ShippingAction) => {
      setWish((before) => ({ ...before, shipping: shippingReducer(before.shipping, action) }));
      setErrors(({ location: _, ...others }) => others);
    },
    redeem: (points: number) => setWish((before) => ({ ...before, points })),
    submit: async () => {
      if (isPlacing) return {};
      const found = toErrors(checkoutProblems(form, wish.items.length, wish.shipping));
      setErrors(found);
      const spoken = found.items ?? found.location;
      if (spoken) notify.error(spoken, 'checkout-problem');
      if (Object.keys(found).length === 0) await send(wish);
      return found;
    },
    acceptChanges: () => {
      const accepted = applyChanges(wish, changes);
      setWish(accepted);
      setChanges([]);
      void send(accepted);
    },
    dismissChanges: () => {
      setWish(applyChanges(wish, changes));
      setChanges([]);
    },
  };
}
