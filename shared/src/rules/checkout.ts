import { isEmail, normalisePhone } from './contact';
import { isSubmittable, type ShippingState } from './shipping';

/** What stands in the checkout's form (§5). */
export interface CheckoutForm {
  readonly fullName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly acceptsTerms: boolean;
}

/** Everything that can keep a checkout from going out. */
export type CheckoutProblem =
  | { readonly field: 'items'; readonly problem: 'missing' }
  | { readonly field: 'location'; readonly problem: 'missing' }
  | { readonly field: 'terms'; readonly problem: 'missing' }
  | { readonly field: 'fullName' | 'address'; readonly problem: 'missing' }
  | { readonly field: 'phone'; readonly problem: 'missing' | 'not-numeric' | 'too-long' }
  | { readonly field: 'email'; readonly problem: 'malformed' };

const isBlank = (text: string) => text.trim() === '';

/**
 * What is wrong with a checkout, in the order of the form; an empty list lets it go out (§5). The first of 'items'
 * and 'location' has the literal messages 'No items in cart' and 'Please select a delivery location'.
 */
export function checkoutProblems(
  form: CheckoutForm,
  itemCount: number,
  shipping: ShippingState,
): CheckoutProblem[] {
  const phone = normalisePhone(form.phone);
  const problems: (CheckoutProblem | false)[] = [
    itemCount < 1 && { field: 'items', problem: 'missing' },
    isBlank(form.fullName) && { field: 'fullName', problem: 'missing' },
    isBlank(form.address) && { field: 'address', problem: 'missing' },
    !phone.ok && { field: 'phone', problem: phone.problem },
    !isBlank(form.email) && !isEmail(form.email) && { field: 'email', problem: 'malformed' },
    !isSubmittable(shipping) && { field: 'location', problem: 'missing' },
    !form.acceptsTerms && { field: 'terms', problem: 'missing' },
  ];
  return problems.filter((problem) => problem !== false);
}
