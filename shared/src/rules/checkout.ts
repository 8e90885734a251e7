import { isEmail, normalisePhone } from './contact';
import type { Paisa } from './money';
import { isSubmittable, type ShippingState, shippingProblem } from './shipping';

/** The values of the checkout form (§5). */
export interface CheckoutForm {
  readonly fullName: string;
  readonly address: string;
  /** Ours, may be empty: a part of the order's address (C234). */
  readonly landmark: string;
  readonly phone: string;
  readonly email: string;
  readonly acceptsTerms: boolean;
}

/** A problem that prevents a checkout. */
export type CheckoutProblem =
  | { readonly field: 'items'; readonly problem: 'missing' }
  | { readonly field: 'location'; readonly problem: 'missing' }
  /** Goods below the minimum of the place, in words (C265). */
  | { readonly field: 'location'; readonly problem: 'minimum'; readonly text: string }
  | { readonly field: 'terms'; readonly problem: 'missing' }
  | { readonly field: 'fullName' | 'address'; readonly problem: 'missing' }
  | { readonly field: 'phone'; readonly problem: 'missing' | 'not-numeric' | 'too-long' }
  | { readonly field: 'email'; readonly problem: 'malformed' };

const isBlank = (text: string) => text.trim() === '';

/**
 * Returns the problems of a checkout in the order of the form; it may be sent if there are none (§5). 'items' and
 * 'location' have the literal messages 'No items in cart' and 'Please select a delivery location'.
 */
export function checkoutProblems(
  form: CheckoutForm,
  { itemCount, goodsPaisa }: { readonly itemCount: number; readonly goodsPaisa: Paisa },
  shipping: ShippingState,
): CheckoutProblem[] {
  const below = shippingProblem(shipping, goodsPaisa);
  const phone = normalisePhone(form.phone);
  const problems: (CheckoutProblem | false)[] = [
    itemCount < 1 && { field: 'items', problem: 'missing' },
    isBlank(form.fullName) && { field: 'fullName', problem: 'missing' },
    isBlank(form.address) && { field: 'address', problem: 'missing' },
    !phone.ok && { field: 'phone', problem: phone.problem },
    !isBlank(form.email) && !isEmail(form.email) && { field: 'email', problem: 'malformed' },
    !isSubmittable(shipping) && { field: 'location', problem: 'missing' },
    below !== null && { field: 'location', problem: 'minimum', text: below },
    !form.acceptsTerms && { field: 'terms', problem: 'missing' },
  ];
  return problems.filter((problem) => problem !== false);
}
