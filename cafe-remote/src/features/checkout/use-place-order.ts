import { placeGuestOrder, placeOrder as placeMemberOrder } from '@storefront/shared/api/orders';
import { isFollowedInTabOnly, rememberOrder } from '@storefront/shared/cart/followed-orders';
import { readGuestLines } from '@storefront/shared/cart/guest-storage';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { OrderReceipt } from '@storefront/shared/contract/entities/order';
import * as messages from '@storefront/shared/messages';
import { paths } from '@storefront/shared/paths';
import { useNavigate } from '@storefront/shared/router';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { isWallet, METHOD_NAMES } from '@storefront/shared/rules/payment';
import { notify } from '@storefront/shared/toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CheckoutItem, toOrderLines } from '../../common/checkout-item';
import { forgetUnansweredOrder, readUnansweredOrder } from '../../common/idempotency-key';
import { goodsOf, missingInCart } from '../../common/ordered-elsewhere';
import {
  askAgain,
  CHECKING,
  findOrder,
  type Placement,
  placeOnce,
  reportEarlierPlaced,
} from '../../common/place-once';
import { useRemoveOrderedLines } from '../../common/remove-ordered-lines';
import { fromServer } from './checkout-errors';
import type { OrderPayload } from './order-draft';
import { clearForm, writeItemsCopy } from './saved-checkout';
import { useReloadBalance } from './use-reload-balance';

const SIGNED_OUT = 'You have been signed out. Please log in again; your order is kept.';

/** The scope of the checkout's idempotency keys; tables have their own. */
const CHECKOUT = 'checkout';

interface SentOrder {
  readonly payload: OrderPayload;
  readonly items: readonly CheckoutItem[];
}

/** Shows 'Order is placed' (§8), the total if it became lower (C84), and where to pay by wallet (C281). */
function reportPlaced(receipt: OrderReceipt | null, payload: OrderPayload, progress: string): void {
  notify.success(messages.checkout.placed, progress);
  const { totalAmount, paymentMethod } = receipt ?? {};
  if (typeof totalAmount === 'number' && totalAmount < (payload.totalAmount ?? 0))
    notify.info(`A price went down: you pay ${formatRupees(toPaisa(totalAmount))}.`);
  if (isWallet(paymentMethod))
    notify.info(`Pay by ${METHOD_NAMES[paymentMethod]} on the page of your order.`);
}

type NotPlaced = Extract<Placement, { kind: 'refused' | 'unknown' }>;

/** Shows why an order was not placed. A dialog shows changes of price or stock, the page an order without an answer. */
function reportNotPlaced({ kind, error }: NotPlaced, progress: string): void {
  const [fieldError] = Object.values(fromServer(error.fields));
  const isInPage = kind === 'unknown' || (error.conflict && error.conflict.changes.length > 0);
  if (isInPage) notify.dismiss(progress);
  else if (error.status === 401) notify.error(SIGNED_OUT, progress);
  else notify.error(fieldError ?? (error.message || messages.checkout.failed), progress);
}

/**
 * After a placed order: shows the message, clears the form, reads the balance again, removes the ordered lines from the
 * cart, and replaces the page by / (§4); where the browser stores nothing by the order's own page, with its link (C404).
 */
function useFinishOrder(isMember: boolean) {
  const removeOrderedLines = useRemoveOrderedLines(null);
  const reloadBalance = useReloadBalance();
  const navigate = useNavigate();

  return async (receipt: OrderReceipt | null, { payload, items }: SentOrder, progress: string) => {
    reportPlaced(receipt, payload, progress);
    rememberOrder(receipt, isMember, items.map(goodsOf));
    writeItemsCopy([]);
    clearForm();
    reloadBalance();
    await removeOrderedLines(items);
    const { code, key } = receipt ?? {};
    const own = code && key && isFollowedInTabOnly() ? paths.order(code, isMember ? null : key) : null;
    void navigate(own ?? paths.home(), { replace: true });
  };
}

/** Does work while no other tab places an order of the checkout; a browser without locks, as on plain http, does it at once. */
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('checkout-order', work) : work();

/** Places the order of the checkout, with the messages of §8 (§4 "Placing an order"). */
export function usePlaceOrder(isMember: boolean) {
  const finish = useFinishOrder(isMember);
  /** True while an order is being sent and after it was placed, so that a double click sends one (P1). */
  const isSentOrPlaced = useRef(false);
  const place = ({ payload }: SentOrder, progress: string) =>
    placeOnce({
      scope: CHECKOUT,
      payload,
      place: isMember ? placeMemberOrder : placeGuestOrder,
      onChecking: () => notify.loading(CHECKING, progress),
    });
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: async (order: SentOrder): Promise<Placement> => {
      const progress = notify.loading(messages.checkout.placing);
      return oneTabAtATime(async () => {
        const missing = isMember ? [] : missingInCart(order.items, readGuestLines(null));
        const placement = missing.length > 0 ? askAgain(missing) : await place(order, progress);
        if (placement.kind === 'earlier-placed') {
          notify.dismiss(progress);
          rememberOrder(placement.receipt, isMember);
          reportEarlierPlaced(placement.receipt);
        } else if (placement.kind === 'placed') {
          await finish(placement.receipt, order, progress);
        } else reportNotPlaced(placement, progress);
        return placement;
      });
    },
  });

  /** @returns the result; null while an order is being placed, and after it was placed (P1). */
  async function placeOrder(order: SentOrder): Promise<Placement | null> {
    if (isSentOrPlaced.current) return null;
    isSentOrPlaced.current = true;
    let placement: Placement | null = null;
    try {
      placement = await mutateAsync(order);
    } finally {
      isSentOrPlaced.current = placement?.kind === 'placed';
    }
    return placement;
  }

  return { placeOrder, isPlacing: isPending, isPlaced: data?.kind === 'placed' };
}

/** What is ordered, in one text. Prices and happy hours may have changed since the tab's copy of the items. */
const orderedText = (lines: OrderPayload['item'] = []) =>
  JSON.stringify(lines.map(({ price: _price, happyHour: _happyHour, cartLine: _line, ...line }) => line));

const isFor = (payload: OrderPayload, items: readonly CheckoutItem[]) =>
  orderedText(payload.item) === orderedText(toOrderLines(items));

/**
 * On mount, after a lost answer and a reload: asks the server whether the unanswered order was placed and reports it,
 * before the customer orders again (P2). If it was not, or the server does not answer, its key makes the next try
 * harmless.
 *
 * @returns whether an unanswered order for these items was not placed, as far as the server said
 */
export function useCheckUnansweredOrder(items: readonly CheckoutItem[], isMember: boolean): boolean {
  const finish = useFinishOrder(isMember);
  const [wasNotPlaced, setWasNotPlaced] = useState(false);

  const check = useEffectEvent(async () => {
    const unanswered = readUnansweredOrder(CHECKOUT);
    if (!unanswered || !readRuntimeConfig().ownServer) return;
    const payload: OrderPayload = JSON.parse(unanswered.payload);
    const progress = notify.loading(CHECKING);
    const receipt = await findOrder(unanswered.key).catch(() => null);
    // Meanwhile the order may have been sent again and reported.
    const isCurrent = readUnansweredOrder(CHECKOUT)?.key === unanswered.key;
    if (isCurrent) setWasNotPlaced(!receipt && isFor(payload, items));
    if (!receipt || !isCurrent) return notify.dismiss(progress);
    forgetUnansweredOrder(CHECKOUT);
    if (isFor(payload, items)) return finish(receipt, { payload, items }, progress);
    notify.dismiss(progress);
    rememberOrder(receipt, isMember);
    reportEarlierPlaced(receipt);
  });

  useEffect(() => {
    void check();
  }, []);
  return wasNotPlaced;
}
