import { formatRupees, type Paisa } from './money';
import { isWallet, type PaymentMethod } from './payment';

/** The notes and coins of Nepal, in rupees. */
export const NOTES_AND_COINS = [1000, 500, 100, 50, 20, 10, 5, 2, 1] as const;

/** Letters of the note of a closing, at most. */
export const CASH_NOTE_MAX = 500;

/** What was paid by each method, in paisa. */
export type PaidBy = Readonly<Record<PaymentMethod, Paisa>>;

/**
 * Returns how the total of an order that was handed over was paid: by wallet what staff confirmed, the rest in cash, or
 * by card if the customer chose that (C283, C310). The methods add up to the total.
 *
 * @param paidPaisa the confirmed payment by wallet; more than the total counts as the total
 */
export function paidBy(method: PaymentMethod, totalPaisa: Paisa, paidPaisa: Paisa): PaidBy {
  const paid = isWallet(method) ? Math.min(paidPaisa, totalPaisa) : 0;
  const none = { cash: 0, esewa: 0, khalti: 0, fonepay: 0, card: 0 };
  const rest = method === 'card' ? 'card' : 'cash';
  return { ...none, [rest]: totalPaisa - paid, ...(isWallet(method) && { [method]: paid }) };
}

/** A closing as staff fill it in. */
interface CashForm {
  /** A day in Nepal: `2026-11-20`. */
  readonly day: string;
  readonly countedPaisa: Paisa;
  /** Cash that stays in the drawer for the next period. */
  readonly nextFloatPaisa: Paisa;
  readonly note: string | null;
}

/** What a closing is checked against. */
interface CashFacts {
  /** Null: the first closing, which expects nothing. */
  readonly expectedPaisa: Paisa | null;
  /** The day of the closing before; null without one. */
  readonly lastDay: string | null;
  /** Today in Nepal. */
  readonly today: string;
}

/** A field of the form, and what is wrong with it. */
export interface CashProblem {
  readonly field: 'day' | 'nextFloat' | 'note';
  readonly problem: string;
}

/** Returns 'Rs 20.00 too little', 'Rs 20.00 too much', or 'nothing'. */
export function differenceText(differencePaisa: Paisa): string {
  if (differencePaisa === 0) return 'nothing';
  const size = formatRupees(Math.abs(differencePaisa));
  return `${size} too ${differencePaisa < 0 ? 'little' : 'much'}`;
}

/** Returns the first thing that is wrong with a closing; null if nothing (C310). */
export function cashProblem(
  form: CashForm,
  { expectedPaisa, lastDay, today }: CashFacts,
): CashProblem | null {
  if (form.day > today) return { field: 'day', problem: 'must not be after today' };
  if (lastDay !== null && form.day < lastDay)
    return { field: 'day', problem: `must not be before the last closing, ${lastDay}` };
  if (form.nextFloatPaisa > form.countedPaisa)
    return { field: 'nextFloat', problem: 'must not be more than was counted' };
  const difference = expectedPaisa === null ? 0 : form.countedPaisa - expectedPaisa;
  if (difference !== 0 && !form.note)
    return { field: 'note', problem: `is required, because the drawer has ${differenceText(difference)}` };
  return null;
}
