import { readRuntimeConfig } from '@storefront/shared/config';
import type { User } from '@storefront/shared/contract/entities/user';
import type { OrderChange } from '@storefront/shared/contract/envelope';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import type { KnownCoupon } from '@storefront/shared/ordering/coupon-wire';
import { type CheckoutForm, checkoutProblems } from '@storefront/shared/rules/checkout';
import type { PaymentMethod } from '@storefront/shared/rules/payment';
import {
  type Place,
  type ShippingAction,
  shippingProblem,
  shippingReducer,
} from '@storefront/shared/rules/shipping';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CheckoutItem } from '../../common/checkout-item';
import { canStillOrder, useRefreshPrices, withOptionNames } from '../../common/order-changes';
import { useHappyHours } from '../../common/use-happy-hours';
import { type CheckoutErrors, fromServer, toErrors } from './checkout-errors';
import { emptyForm, type FilledAddress, fillForm, isUntouched } from './fill-form';
import { readKept } from './kept-details';
import { applyChanges, type OrderDraft, sumUp, toOrderPayload } from './order-draft';
import { contactOf, useSavedForm } from './saved-checkout';
import { type KeepWish, useKeepContact } from './use-keep-contact';
import { usePlaceOrder } from './use-place-order';
import { useReloadBalance } from './use-reload-balance';
import { fullText } from './WhenFields';

const without = (errors: CheckoutErrors, fields: readonly string[]): CheckoutErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));

/** The message about a missing place, or an empty order: it goes when that is corrected. */
const PROBLEM = 'checkout-problem';

const UNUSED_CODE = 'Press “Use code” first, or empty the field';

/** The clock decides on happy hours again, not what the server said about another time. */
const byTheClock = ({ happyHour: _, ...item }: CheckoutItem): CheckoutItem => item;

/** State and actions of the checkout. @param person who orders; null is a guest. */
export function useCheckout(firstItems: readonly CheckoutItem[], person: User | null) {
  const [items, setItems] = useState<readonly CheckoutItem[]>(() => firstItems.map(byTheClock));
  const happyPercent = useHappyHours();
  const [saved, setSaved] = useSavedForm();
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const [changes, setChanges] = useState<readonly OrderChange[]>([]);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [isNotSent, setNotSent] = useState<boolean | null>(null);
  const { placeOrder, isPlacing } = usePlaceOrder(person !== null);
  const [wish, setWish] = useState<KeepWish>({ addressName: null, onDevice: readKept() !== null });
  const [fills, setFills] = useState(0);
  const keepContact = useKeepContact(person !== null);
  const refreshPrices = useRefreshPrices();
  const reloadBalance = useReloadBalance();
  const client = useQueryClient();
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
    paymentMethod: paymentMethods.find((method) => method === saved.paymentMethod) ?? 'cash',
  };
  const form: CheckoutForm = { ...contactOf(saved.typed, person), acceptsTerms };
  const sumsOf = (draft: OrderDraft) => sumUp(draft, person?.points ?? 0);
  const sums = sumsOf(order);
  const changedOrder = applyChanges(order, changes);
  const changedSums = sumsOf(changedOrder);
  const canOrderChanged =
    canStillOrder(changedOrder.items.length, changes) &&
    shippingProblem(changedOrder.shipping, changedSums.rest) === null;

  const acceptChanges = () => {
    const { shipping, points, coupon } = changedOrder;
    setItems(changedOrder.items);
    setSaved((before) => ({ ...before, shipping, points, coupon, code: coupon ? before.code : '' }));
    setChanges([]);
  };
  const send = async (draft: OrderDraft) => {
    setNeedsSignIn(false);
    setNotSent(false);
    const payload = toOrderPayload(form, draft, sumsOf(draft));
    const placement = await placeOrder({ payload, items: draft.items });
    if (placement?.kind === 'unknown') setNotSent(true);
    if (placement?.kind === 'placed') await keepContact(form, draft, wish);
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
    const found = fromServer(fields);
    // Staff may have changed the place since it was read, or the ways to pay.
    if (found.location) refreshPrices();
    if (found.payment) void client.invalidateQueries({ queryKey: ['getSettings'] });
    setErrors({ ...found, ...(isFull && draft.slotAt && { when: fullText(draft.slotAt) }) });
    setNeedsSignIn(status === 401);
    setNotSent(placement.error.isAmbiguous);
  };

  return {
    ...order,
    paymentMethods,
    form,
    errors,
    isPlacing,
    needsSignIn,
    /** Whether the last try got no answer, so that nothing is placed as far as the server said. Null before a try. */
    isNotSent,
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
      setErrors((before) => without(before, [...Object.keys(typed), ...edited]));
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
    wish,
    setWish,
    setShipping: (action: ShippingAction) => {
      setSaved((before) => ({ ...before, shipping: shippingReducer(before.shipping, action) }));
      if (action.type === 'refresh') return;
      setErrors((before) => without(before, ['location']));
      notify.dismiss(PROBLEM);
    },
    setSlot: (slotAt: string | null) => {
      setItems((before) => before.map(byTheClock));
      setSaved((before) => ({ ...before, slotAt }));
      setErrors((before) => without(before, ['when']));
    },
    code: saved.code ?? '',
    setCode: (code: string) => {
      setSaved((before) => ({ ...before, code }));
      setErrors((before) => without(before, ['code']));
    },
    setCoupon: (coupon: KnownCoupon | null) => {
      setSaved((before) => ({ ...before, coupon, code: '' }));
      setErrors((before) => without(before, ['code']));
    },
    refuseCode: (text: string) => setErrors((before) => ({ ...before, code: text })),
    setPayment: (paymentMethod: PaymentMethod) => {
      setSaved((before) => ({ ...before, paymentMethod }));
      setErrors((before) => without(before, ['payment']));
    },
    setPoints: (points: number) => setSaved((before) => ({ ...before, points })),
    /** Checks the form and places the order. @returns the problems found; empty if the order was sent. */
    submit: async () => {
      const found = toErrors(
        checkoutProblems(form, { itemCount: items.length, goodsPaisa: sums.rest }, order.shipping),
      );
      if (!saved.coupon && saved.code?.trim()) found.code = UNUSED_CODE;
      setErrors(found);
      const message = found.items ?? found.location;
      if (message) notify.error(message, PROBLEM);
      else notify.dismiss(PROBLEM);
      if (Object.keys(found).length === 0) await send(order);
      return found;
    },
    changesDialog: {
      changes,
      total: canOrderChanged ? changedSums.total : null,
      onAccept: () => {
        acceptChanges();
        void send(changedOrder);
      },
      onClose: acceptChanges,
    },
  };
}
