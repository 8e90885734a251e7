import type { z } from 'zod';
import type { orderInput, tableOrderInput } from '../contract/order-input';
import * as messages from '../messages/messages';
import { readContact } from '../rules/contact';
import type { Paisa } from '../rules/money';
import type { PaymentMethod } from '../rules/payment';
import { type PlaceTerms, placeFee } from '../rules/place-terms';
import { readDeliveryOption } from '../rules/shipping';
import { parseTableId } from '../rules/tables';
import { badField, isRefusal, type OrderRefusal } from './order-refusal';

type Checkout = z.output<typeof orderInput>;
type TableOrder = z.output<typeof tableOrderInput>;

/** A line as a client asks for it; `price` is in rupees and never trusted (C5). */
export type LineInput = Checkout['item'][number];

/** A line of the orderer's server cart. */
export interface CartRow {
  readonly itemId: string;
  readonly type: LineInput['type'];
  readonly quantity: number;
  readonly selectedColor: string | null;
  readonly selectedSize: string | null;
  readonly requests: string;
  /** Ids of choices; null if the line was added without naming any (C255). */
  readonly options: readonly string[] | null;
}

/**
 * Reads a line that is named by the id of a cart line, as in a member's order of §7: its item is the cart line's, and
 * what it leaves out is as in the cart (C152). Returns it unchanged if `row` is undefined.
 */
export const fromCartRow = (line: LineInput, row: CartRow | undefined): LineInput =>
  row
    ? {
        ...line,
        productId: row.itemId,
        type: row.type,
        quantity: line.isQuantityMissing ? row.quantity : line.quantity,
        selectedColor: line.selectedColor ?? row.selectedColor,
        selectedSize: line.selectedSize ?? row.selectedSize,
        requests: line.requests || row.requests,
        options: line.options ?? (row.options && [...row.options]),
      }
    : line;

/** Where an order goes. */
export type Destination =
  | { readonly kind: 'pickup' }
  /** `name` as the client sent it. */
  | { readonly kind: 'place'; readonly name: string }
  /** `isConfirmed`: the table's own code came with the order (C51). */
  | { readonly kind: 'table'; readonly tableNumber: string; readonly isConfirmed: boolean };

/** An order to place, from any of the three calls (§7). */
export interface OrderRequest {
  readonly kind: 'account' | 'guest' | 'table';
  /** The owner; null earns no points. */
  readonly userId: string | null;
  /** All null for an order from a table, except the name of a signed-in person (C98). */
  readonly contact: {
    readonly fullName: string | null;
    readonly email: string | null;
    readonly phone: string | null;
    readonly address: string | null;
  };
  /** Who at the table ordered it, as they call themselves (C240); null: they did not say, or it names no table. */
  readonly guestName: string | null;
  readonly destination: Destination;
  readonly lines: readonly LineInput[];
  /** The name of the list of lines in the request. */
  readonly field: 'item' | 'items';
  /** Points to redeem. */
  readonly points: number;
  /** The total that the customer saw, in rupees. */
  readonly totalAmount: number | null | undefined;
  /** The slot that the customer chose, ms; null: as soon as possible (C236). */
  readonly slotAt: number | null;
  /** The saved address that the owner chose; null: none (C266). */
  readonly addressId: string | null;
  /** The code of a coupon, as it was typed; null: none (C275). A table's order has none. */
  readonly couponCode: string | null;
  /** What the customer saw the coupon take off, in rupees. */
  readonly couponDiscount: number;
  /** Cash if the client names none, and at a table (C280). */
  readonly paymentMethod: PaymentMethod;
  /** The client lists changes of every kind (C402, C403). */
  readonly showsChanges: boolean;
}

function readDestination({ deliveryLocation, deliveryOption }: Checkout): Destination | OrderRefusal {
  const read = readDeliveryOption(deliveryLocation, deliveryOption);
  if (read.kind === 'contradiction')
    return badField('deliveryOption', 'must name the same place as deliveryLocation');
  if (read.kind === 'missing') return badField('deliveryLocation', messages.checkout.noLocation);
  return read;
}

/** Reads the checkout's payload (§3, C8, C9, C30). */
export function readCheckout(body: Checkout, userId: string | null): OrderRequest | OrderRefusal {
  const { email, points } = body.data;
  if (userId === null && points > 0) return badField('data.points', 'need an account');
  const contact = readContact(body.data);
  if ('field' in contact) return badField(`data.${contact.field}`, contact.problem);
  const destination = readDestination(body);
  if (isRefusal(destination)) return destination;
  return {
    kind: userId === null ? 'guest' : 'account',
    userId,
    contact: { ...contact, email },
    guestName: null,
    destination,
    lines: body.item,
    field: 'item',
    points,
    totalAmount: body.totalAmount,
    slotAt: body.slotAt ? Date.parse(body.slotAt) : null,
    addressId: userId === null ? null : (body.addressId ?? null),
    couponCode: body.couponCode?.trim() || null,
    couponDiscount: body.couponDiscount ?? 0,
    paymentMethod: body.paymentMethod ?? 'cash',
    showsChanges: body.showsChanges ?? false,
  };
}

/** The one spelling of the table that an order names (C50, P17). */
export const readTableNumber = (tableNumber: string): string | OrderRefusal =>
  parseTableId(tableNumber) ?? badField('tableNumber', 'is no table of ours');

/**
 * Reads an order from a table (§3, C6, C98). A signed-in person's name is that of the account, so that staff know whom
 * to bring it to.
 *
 * @param person who is signed in; null for a guest
 * @param table as `readTableNumber` returns it, and whether the table's code came with the order (C51)
 */
export const readTableOrder = (
  { items, totalAmount, guestName, showsChanges = false }: TableOrder,
  person: { readonly id: string; readonly fullName: string | null } | null,
  table: { readonly tableNumber: string; readonly isConfirmed: boolean },
): OrderRequest => ({
  kind: 'table',
  userId: person?.id ?? null,
  contact: { fullName: person?.fullName ?? null, email: null, phone: null, address: null },
  guestName,
  destination: { kind: 'table', ...table },
  lines: items,
  field: 'items',
  points: 0,
  totalAmount,
  slotAt: null,
  addressId: null,
  couponCode: null,
  couponDiscount: 0,
  paymentMethod: 'cash',
  showsChanges,
});

/** Where an order goes, in the words of the wire, and the delivery fee. */
export interface Delivery {
  readonly deliveryOption: string | null;
  readonly deliveryLocation: string | null;
  readonly tableNumber: string | null;
  /** Null: it names no table. */
  readonly tableConfirmed: boolean | null;
  readonly feePaisa: Paisa;
}

/** A delivery place as it is at the moment of ordering. */
export interface NamedPlace extends PlaceTerms {
  readonly name: string;
  /** False: staff switched it off (C265). */
  readonly isActive: boolean;
}

/**
 * The delivery of an order; the fee is that of the place at the moment of ordering (C10, C265, P14).
 *
 * @param place the place that a destination of kind `place` names, if there is one
 * @param goodsPaisa the subtotal of the order
 */
export function deliveryTo(
  destination: Destination,
  place: NamedPlace | undefined,
  goodsPaisa: Paisa,
): Delivery | OrderRefusal {
  const noTable = { tableNumber: null, tableConfirmed: null };
  switch (destination.kind) {
    case 'pickup':
      // The wire has two spellings of pickup (C9).
      return { deliveryOption: 'Pick up', deliveryLocation: 'Pick-up', ...noTable, feePaisa: 0 };
    case 'place':
      if (!place) return badField('deliveryLocation', messages.checkout.noLocation);
      if (!place.isActive)
        return badField(
          'deliveryLocation',
          `We do not deliver to ${place.name} now. Choose another place or self pickup`,
        );
      return {
        deliveryOption: place.name,
        deliveryLocation: place.name,
        ...noTable,
        feePaisa: placeFee(place, goodsPaisa),
      };
    case 'table': {
      const { tableNumber, isConfirmed } = destination;
      return {
        deliveryOption: null,
        deliveryLocation: null,
        tableNumber,
        tableConfirmed: isConfirmed,
        feePaisa: 0,
      };
    }
  }
}
