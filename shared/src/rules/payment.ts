import { formatRupees, type Paisa, toPaisa } from './money';
import type { OrderStatus } from './orders';

/** How an order is paid (C280). Cash is always possible, because clients of §7 name no method. */
export const PAYMENT_METHODS = ['cash', 'esewa', 'khalti', 'fonepay', 'card'] as const;

/** The methods that are paid online, after the order is placed, to an account of the shop. */
export const WALLETS = ['esewa', 'khalti', 'fonepay'] as const;

/** How the payment of an order stands (C282). An order that is not paid by wallet stays `unpaid`. */
export const PAYMENT_STATUSES = ['unpaid', 'submitted', 'confirmed', 'refused'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type Wallet = (typeof WALLETS)[number];
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const isWallet = (method: PaymentMethod | undefined): method is Wallet =>
  WALLETS.some((wallet) => wallet === method);

/** The name of each method on screens, receipts and in mails. */
export const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  esewa: 'eSewa',
  khalti: 'Khalti',
  fonepay: 'Fonepay QR',
  card: 'Card at the door',
};

/** Returns the name of a method; a card is used at the counter if the customer comes for the order. */
export const methodName = (method: PaymentMethod, isPickup: boolean): string =>
  method === 'card' && isPickup ? 'Card at the counter' : METHOD_NAMES[method];

/** What staff store about a method, as far as switching it on depends on it. */
interface MethodFacts {
  readonly accountName?: string | null | undefined;
  readonly walletId?: string | null | undefined;
  readonly hasPicture: boolean;
}

/** Returns the first field that a wallet lacks to be switched on, with what to do; null if nothing (C280). */
export function missingForWallet(
  method: Wallet,
  { accountName, walletId, hasPicture }: MethodFacts,
): { readonly field: 'accountName' | 'walletId' | 'image'; readonly problem: string } | null {
  if (!accountName) return { field: 'accountName', problem: 'Please enter the name of the account holder' };
  // The picture alone names the account of a Fonepay QR.
  if (!walletId && method !== 'fonepay')
    return { field: 'walletId', problem: 'Please enter the id or phone number of the wallet' };
  if (!hasPicture) return { field: 'image', problem: 'Please add the picture of the QR code' };
  return null;
}

const NUMBER = /^[A-Za-z0-9-]{4,40}$/;

/** Returns why a transaction number cannot be one, as an error of its field; null if it can. */
export const transactionProblem = (typed: string): string | null =>
  NUMBER.test(typed.trim()) && transactionKey(typed).length >= 4
    ? null
    : 'must be 4 to 40 letters, digits or hyphens';

/** Returns a transaction number in the form that is compared: case and hyphens make no difference. */
export const transactionKey = (typed: string): string => typed.trim().replaceAll('-', '').toUpperCase();

/** The payment of an order. */
export interface Payment {
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  /** What the customer typed; null: nothing. */
  readonly transactionNumber: string | null;
  /** What the payment is of: the total at the time of paying; null: nobody has paid. */
  readonly amountPaisa: Paisa | null;
}

/** What can happen to a payment: the customer submits a transaction number, staff confirm or refuse it. */
export const PAYMENT_ACTS = ['submit', 'confirm', 'refuse'] as const;
export type PaymentAct = (typeof PAYMENT_ACTS)[number];

const NEXT: Readonly<Record<PaymentAct, Partial<Record<PaymentStatus, PaymentStatus>>>> = {
  submit: { unpaid: 'submitted', refused: 'submitted' },
  // Staff may see the money in their account before the customer types a number, or after they refused it.
  confirm: { unpaid: 'confirmed', submitted: 'confirmed', refused: 'confirmed' },
  // A confirmation may have been a mistake.
  refuse: { submitted: 'refused', confirmed: 'refused' },
};

/** Returns the status of a payment after an act; null if the act is not allowed then. */
export const nextPaymentStatus = (status: PaymentStatus, act: PaymentAct): PaymentStatus | null =>
  NEXT[act][status] ?? null;

type Decided = { readonly payment: Payment } | { readonly problem: string };

/** The order of a payment, as it stands. */
interface PaidOrder {
  readonly status: OrderStatus;
  readonly totalPaisa: Paisa;
}

/**
 * Decides on the transaction number that a customer sends. The same number again changes nothing.
 *
 * @returns the payment after it, the same object if nothing changes; or why not
 */
export function submitPayment(payment: Payment, order: PaidOrder, typed: string): Decided {
  const { method, status, transactionNumber } = payment;
  if (!isWallet(method)) return { problem: 'This order is not paid by wallet.' };
  const isSame = transactionNumber !== null && transactionKey(transactionNumber) === transactionKey(typed);
  if (isSame && (status === 'submitted' || status === 'confirmed')) return { payment };
  if (status === 'confirmed') return { problem: 'This order is paid.' };
  if (status === 'submitted')
    return { problem: 'The shop is checking the number that you sent. Wait for its answer, or call us.' };
  if (order.status === 'cancelled' || order.status === 'completed')
    return { problem: 'This order has ended. Call us about its payment.' };
  if (order.totalPaisa === 0) return { problem: 'There is nothing to pay.' };
  return {
    payment: {
      method,
      status: 'submitted',
      transactionNumber: typed.trim(),
      amountPaisa: order.totalPaisa,
    },
  };
}

/**
 * Decides on the answer of staff to a payment. What is confirmed is what the customer saw when they paid; later edits
 * of the order leave a difference, see `paymentDues`.
 *
 * @returns the payment after it, the same object if nothing changes; or why not
 */
export function answerPayment(
  payment: Payment,
  { totalPaisa }: PaidOrder,
  act: Exclude<PaymentAct, 'submit'>,
): Decided {
  if (!isWallet(payment.method)) return { problem: 'This order is not paid by wallet.' };
  const isDone = payment.status === (act === 'confirm' ? 'confirmed' : 'refused');
  if (isDone) return { payment };
  const status = nextPaymentStatus(payment.status, act);
  if (status === null) return { problem: 'There is no payment to refuse.' };
  // Without a number nobody paid before: a sum that is there is that of a confirmation by mistake.
  const amountPaisa = payment.transactionNumber === null ? totalPaisa : (payment.amountPaisa ?? totalPaisa);
  return { payment: { ...payment, status, amountPaisa } };
}

/** What is still to be paid for an order, and what the shop has to give back, in paisa. */
export interface PaymentDues {
  readonly collectPaisa: Paisa;
  readonly backPaisa: Paisa;
}

/** An order on the wire, in rupees. A server that knows only §7 tells neither status of payment nor amount. */
interface OrderOnWire {
  readonly status: OrderStatus;
  readonly totalAmount?: number | undefined;
  readonly paymentStatus?: PaymentStatus | undefined;
  readonly paidAmount?: number | null | undefined;
}

/** Returns what is to collect and to give back: a cancelled order costs nothing, a confirmed payment counts (C283). */
export function paymentDues({ status, totalAmount, paymentStatus, paidAmount }: OrderOnWire): PaymentDues {
  const owed = status === 'cancelled' ? 0 : toPaisa(totalAmount ?? 0);
  const paid = paymentStatus === 'confirmed' ? toPaisa(paidAmount ?? 0) : 0;
  return { collectPaisa: Math.max(0, owed - paid), backPaisa: Math.max(0, paid - owed) };
}

/**
 * Returns what a confirmed payment and the sum of its order differ by, 'Rs 120.00 still to pay' or 'Rs 60.00 to give
 * back'; null without a confirmed payment, and if nothing (C283).
 */
export function duesText(order: OrderOnWire): string | null {
  if (order.paymentStatus !== 'confirmed') return null;
  const { collectPaisa, backPaisa } = paymentDues(order);
  if (backPaisa > 0) return `${formatRupees(backPaisa)} to give back`;
  return collectPaisa > 0 ? `${formatRupees(collectPaisa)} still to pay` : null;
}
