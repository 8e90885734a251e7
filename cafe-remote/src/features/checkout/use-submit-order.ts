import { useCart } from '@storefront/shared/cart';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { OrderChange } from '@storefront/shared/contract/envelope';
import type { CheckoutForm } from '@storefront/shared/rules/checkout';
import { type Place, shippingProblem } from '@storefront/shared/rules/shipping';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangesDialogProps } from '../../common/ChangesDialog';
import { canStillOrder, useRefreshPrices, withOptionNames } from '../../common/order-changes';
import { useOrderedElsewhere } from '../../common/ordered-elsewhere';
import { withCartLines } from '../../common/remove-ordered-lines';
import { type CheckoutErrors, fromChanges, fromServer } from './checkout-errors';
import { otherWays, wayKey } from './OtherWays';
import { applyChanges, type OrderDraft, type Sums, toOrderPayload } from './order-draft';
import { type KeepChoice, useKeepContact } from './use-keep-contact';
import { usePlaceOrder } from './use-place-order';
import { useReloadBalance } from './use-reload-balance';
import { fullText } from './WhenFields';

const isOrdered = ({ kind }: OrderChange) => kind === 'ordered';
const isPlace = ({ kind }: OrderChange) => kind === 'place';

interface Submission {
  readonly isMember: boolean;
  readonly order: OrderDraft;
  /** The delivery places; null until they are loaded. */
  readonly places: readonly Place[] | null;
  readonly form: CheckoutForm;
  readonly keepChoice: KeepChoice;
  readonly sumsOf: (draft: OrderDraft) => Sums;
  /** Replaces the order by the one with the server's changes. */
  readonly setOrder: (changed: OrderDraft) => void;
  readonly setErrors: (errors: CheckoutErrors) => void;
}

/** Sends the order of the checkout, reads a refusal, and offers the changes that the server asks for (P4). */
export function useSubmitOrder({
  isMember,
  order,
  places,
  form,
  keepChoice,
  sumsOf,
  setOrder,
  setErrors,
}: Submission) {
  const [changes, setChanges] = useState<readonly OrderChange[]>([]);
  /** The key of what the customer chose in the dialog in place of a place that is gone; null: nothing yet. */
  const [chosenWay, setChosenWay] = useState<string | null>(null);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [isNotSent, setNotSent] = useState<boolean | null>(null);
  const { placeOrder, isPlacing, isPlaced } = usePlaceOrder(isMember);
  const elsewhere = useOrderedElsewhere(order.items, isMember);
  const { lines } = useCart(null);
  const keepContact = useKeepContact(isMember);
  const refreshPrices = useRefreshPrices();
  const reloadBalance = useReloadBalance();
  const client = useQueryClient();
  const { ownServer } = readRuntimeConfig();

  const leftOrder = applyChanges(order, changes);
  const leftGoods = sumsOf(leftOrder).rest;
  const canOrder = canStillOrder(leftOrder.items.length, changes);
  const ways =
    canOrder && changes.some(isPlace) ? otherWays(order.shipping.place, places ?? [], leftGoods) : [];
  const way = ways.find((one) => wayKey(one) === chosenWay) ?? ways[0];
  const changedOrder = { ...leftOrder, ...(way && { shipping: way }) };
  const changedSums = sumsOf(changedOrder);
  const canOrderChanged = canOrder && shippingProblem(changedOrder.shipping, changedSums.rest) === null;

  /** @param asks false: the customer wants to order again what was ordered elsewhere (C402) */
  const send = async (draft: OrderDraft, asks: boolean) => {
    if (asks && elsewhere.changes.length > 0) return setChanges(elsewhere.changes);
    setNeedsSignIn(false);
    setNotSent(false);
    const items = isMember && ownServer ? withCartLines(draft.items, lines) : draft.items;
    const payload = toOrderPayload(form, { ...draft, items }, sumsOf(draft));
    const placement = await placeOrder({ payload, items });
    if (placement?.kind === 'unknown') setNotSent(true);
    if (placement?.kind === 'placed') await keepContact(form, draft, keepChoice);
    if (placement?.kind !== 'refused') return;
    const { status, conflict, fields } = placement.error;
    const isFullSlot = ({ kind, text }: OrderChange) => kind === 'slot' && text === undefined;
    const isFull = conflict?.changes.some(isFullSlot) === true;
    if (conflict && conflict.changes.length > 0) {
      // The section says that its time is full.
      if (!conflict.changes.every(isFullSlot)) setChanges(withOptionNames(conflict.changes, draft.items));
      setChosenWay(null);
      refreshPrices();
      if (conflict.changes.some(({ kind }) => kind === 'points')) reloadBalance();
    }
    const found = fromServer(fields);
    // Staff may have changed the place since it was read, or the ways to pay.
    if (found.location) refreshPrices();
    if (found.payment || conflict?.changes.some(({ kind }) => kind === 'payment'))
      void client.invalidateQueries({ queryKey: ['getSettings'] });
    setErrors({
      ...found,
      ...fromChanges(conflict?.changes ?? []),
      ...(isFull && draft.slotAt && { when: fullText(draft.slotAt) }),
    });
    setNeedsSignIn(status === 401);
    setNotSent(placement.error.isAmbiguous);
  };

  const changesDialog: ChangesDialogProps = {
    changes,
    total: canOrderChanged ? changedSums.total : null,
    earlier: elsewhere.order,
    onAccept: () => {
      setOrder(changedOrder);
      setChanges([]);
      setErrors({});
      void send(changedOrder, !changes.some(isOrdered));
    },
    // Who goes back has not agreed to order the same goods again, or to another place.
    onClose: () => {
      setOrder(
        applyChanges(
          order,
          changes.filter((change) => !isOrdered(change)),
        ),
      );
      setChanges([]);
    },
  };

  return {
    send: () => send(order, true),
    /** Orders goods again that were ordered elsewhere: they belong to no line of the cart any more. */
    sendAgain: () => send(applyChanges(order, elsewhere.changes), false),
    /** The order, placed elsewhere, that has these goods; null while there is none (C402). */
    orderedBefore: isPlacing || isPlaced ? null : elsewhere.order,
    isPlacing,
    needsSignIn,
    /** Whether the last try got no answer, so that nothing is placed as far as the server said. Null before a try. */
    isNotSent,
    changesDialog,
    /** What the dialog offers in place of a place that is gone; undefined: nothing. */
    otherWays: way && { ways, chosen: way, goodsPaisa: leftGoods, onChoose: setChosenWay },
  };
}
