import { readRuntimeConfig } from '@storefront/shared/config';
import type { User } from '@storefront/shared/contract/entities/user';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import type { KnownCoupon } from '@storefront/shared/ordering/coupon-wire';
import { type CheckoutForm, checkoutProblems } from '@storefront/shared/rules/checkout';
import type { PaymentMethod } from '@storefront/shared/rules/payment';
import { spendablePoints } from '@storefront/shared/rules/points';
import {
  type Place,
  type ShippingAction,
  shippingProblem,
  shippingReducer,
} from '@storefront/shared/rules/shipping';
import { notify } from '@storefront/shared/toast';
import { useState } from 'react';
import type { CheckoutItem } from '../../common/checkout-item';
import { useHappyHours } from '../../common/use-happy-hours';
import { type CheckoutErrors, toErrors } from './checkout-errors';
import { emptyForm, type FilledAddress, fillForm, isUntouched } from './fill-form';
import { readKept } from './kept-details';
import { type OrderDraft, sumUp } from './order-draft';
import { contactOf, useSavedForm } from './saved-checkout';
import type { KeepChoice } from './use-keep-contact';
import { useSubmitOrder } from './use-submit-order';

const without = (errors: CheckoutErrors, fields: readonly string[]): CheckoutErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));

/** The message about a missing place, or an empty order: it goes when that is corrected. */
const PROBLEM = 'checkout-problem';

const UNUSED_CODE = 'Press “Use code” first, or empty the field';

/** The clock decides on happy hours again, not what the server said about another time. */
const byTheClock = ({ happyHour: _, ...item }: CheckoutItem): CheckoutItem => item;

/**
 * State and actions of the checkout.
 *
 * @param person who orders; null is a guest
 * @param places the delivery places; null until they are loaded
 */
export function useCheckout(
  firstItems: readonly CheckoutItem[],
  person: User | null,
  places: readonly Place[] | null,
) {
  const [items, setItems] = useState<readonly CheckoutItem[]>(() => firstItems.map(byTheClock));
  const happyPercent = useHappyHours();
  const [saved, setSaved] = useSavedForm();
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const clearErrors = (...fields: readonly string[]) => setErrors((before) => without(before, fields));
  const [keepChoice, setKeepChoice] = useState<KeepChoice>({
    addressName: null,
    onDevice: readKept() !== null,
  });
  const [fills, setFills] = useState(0);
  const { paymentMethods = [] } = useOrderingSettings(readRuntimeConfig().ownServer);

  const order: OrderDraft = {
    items: items.map((item) => ({
      ...item,
      happyHour: item.happyHour ?? happyPercent(item, saved.slotAt),
    })),
    shipping: saved.shipping,
    points: saved.points,
    slotAt: saved.slotAt,
    addressId: saved.addressId,
    coupon: saved.coupon,
    // One that is switched off meanwhile stays chosen until the server refuses it (C403).
    paymentMethod: saved.paymentMethod ?? 'cash',
  };
  const form: CheckoutForm = { ...contactOf(saved.typed, person), acceptsTerms };
  const sumsOf = (draft: OrderDraft) => sumUp(draft, person ? spendablePoints(person) : 0);
  const sums = sumsOf(order);
  const { send, sendAgain, ...submission } = useSubmitOrder({
    isMember: person !== null,
    order,
    places,
    form,
    keepChoice,
    sumsOf,
    setOrder: ({ items: changedItems, shipping, points, coupon, paymentMethod }) => {
      setItems(changedItems);
      setSaved((before) => ({
        ...before,
        shipping,
        points,
        coupon,
        code: coupon ? before.code : '',
        paymentMethod,
      }));
      // The picker holds the text of a place that is gone.
      if (order.shipping.place && !shipping.place) setFills((count) => count + 1);
    },
    setErrors,
  });

  return {
    ...order,
    paymentMethods,
    form,
    errors,
    ...submission,
    sums,
    /** What is missing to the minimum of the place, in words; null if nothing (C265). */
    belowMinimum: shippingProblem(order.shipping, sums.rest),
    onChange: ({ acceptsTerms: consent = acceptsTerms, ...typed }: Partial<CheckoutForm>) => {
      setAcceptsTerms(consent);
      const isOther = Object.keys(typed).some((field) => field !== 'email');
      setSaved((before) => ({
        ...before,
        typed: { ...before.typed, ...typed },
        // What differs from the saved address is another one.
        ...(isOther && { addressId: null }),
      }));
      const edited = consent === acceptsTerms ? [] : ['terms'];
      clearErrors(...Object.keys(typed), ...edited);
    },
    isUntouched: isUntouched(saved),
    /** Rises each time the form is filled. A key for fields that hold state of their own. */
    fills,
    fillFrom: (address: FilledAddress, addressId: string | null, places: readonly Place[]) => {
      setSaved((before) => fillForm(before, address, { addressId, places }));
      setFills((count) => count + 1);
      setErrors({});
      notify.dismiss(PROBLEM);
    },
    clearContact: () => setSaved(emptyForm),
    keepChoice,
    setKeepChoice,
    setShipping: (action: ShippingAction) => {
      setSaved((before) => ({ ...before, shipping: shippingReducer(before.shipping, action) }));
      if (action.type === 'refresh') return;
      clearErrors('location');
      notify.dismiss(PROBLEM);
    },
    setSlot: (slotAt: string | null) => {
      setItems((before) => before.map(byTheClock));
      setSaved((before) => ({ ...before, slotAt }));
      clearErrors('when');
    },
    code: saved.code ?? '',
    setCode: (code: string) => {
      setSaved((before) => ({ ...before, code }));
      clearErrors('code');
    },
    setCoupon: (coupon: KnownCoupon | null) => {
      setSaved((before) => ({ ...before, coupon, code: '' }));
      clearErrors('code');
    },
    refuseCode: (text: string) => setErrors((before) => ({ ...before, code: text })),
    setPayment: (paymentMethod: PaymentMethod) => {
      setSaved((before) => ({ ...before, paymentMethod }));
      clearErrors('payment');
    },
    setPoints: (points: number) => setSaved((before) => ({ ...before, points })),
    /**
     * Checks the form and places the order.
     *
     * @param again the customer wants these goods, which were ordered elsewhere, once more (C402)
     * @returns the problems found; empty if the order was sent
     */
    submit: async (again = false) => {
      const found = toErrors(
        checkoutProblems(form, { itemCount: items.length, goodsPaisa: sums.rest }, order.shipping),
      );
      if (!saved.coupon && saved.code?.trim()) found.code = UNUSED_CODE;
      setErrors(found);
      const message = found.items ?? found.location;
      if (message) notify.error(message, PROBLEM);
      else notify.dismiss(PROBLEM);
      if (Object.keys(found).length === 0) await (again ? sendAgain() : send());
      return found;
    },
  };
}
