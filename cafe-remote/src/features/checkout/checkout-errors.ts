import type { FieldError, OrderChange } from '@storefront/shared/contract/envelope';
import * as messages from '@storefront/shared/messages';
import type { CheckoutProblem } from '@storefront/shared/rules/checkout';

/** Error text per part of the form. */
export type CheckoutErrors = Partial<Record<CheckoutProblem['field'] | 'when' | 'code' | 'payment', string>>;

/** The rule of §5 and C30, as hint and as error of the field. */
export const PHONE_RULE = 'Use digits only, 10 at most; +977 in front is fine';

function textOf(found: CheckoutProblem): string {
  const { field, problem } = found;
  if (problem === 'minimum') return found.text;
  if (field === 'items') return messages.checkout.noItems;
  if (field === 'location') return messages.checkout.noLocation;
  if (field === 'terms') return 'Please accept the terms and conditions';
  if (field === 'email') return 'This is not an e-mail address';
  if (field === 'fullName') return 'Please enter your full name';
  if (field === 'address') return 'Please enter your address';
  return problem === 'missing' ? 'Please enter your phone number' : PHONE_RULE;
}

/** Texts of the problems found before sending. */
export const toErrors = (problems: readonly CheckoutProblem[]): CheckoutErrors =>
  Object.fromEntries(problems.map((problem) => [problem.field, textOf(problem)]));

/** Returns what the choice of a payment says of a way to pay that is switched off. */
export const notPossible = (name: string): string => `Choose another way to pay: ${name} is not possible now`;

/** Returns what the choice of a time says of a slot that ended. @param times '6:30 to 6:45 PM' */
export const endedText = (times: string): string => `${times} cannot be had any more. Choose another time`;

/** What each field says whose choice ended since it was made (C403). */
export const fromChanges = (changes: readonly OrderChange[]): CheckoutErrors =>
  Object.fromEntries(
    changes.flatMap(({ kind, _id, name, text }): [keyof CheckoutErrors, string][] => {
      if (kind === 'place')
        return [['location', `We no longer deliver to ${name}. Choose another place or self pickup`]];
      if (kind === 'payment') return [['payment', notPossible(name)]];
      if (kind === 'slot' && text !== undefined) return [['when', endedText(name)]];
      if (kind === 'offer' && _id === null && text !== undefined) return [['code', `${name}: ${text}`]];
      return [];
    }),
  );

const FIELDS: Readonly<Record<string, keyof CheckoutErrors>> = {
  'data.fullName': 'fullName',
  'data.address': 'address',
  'data.phone': 'phone',
  'data.email': 'email',
  deliveryLocation: 'location',
  deliveryOption: 'location',
  slotAt: 'when',
  couponCode: 'code',
  paymentMethod: 'payment',
};

/** The server's field errors, at the same parts of the form. */
export const fromServer = (fields: readonly FieldError[]): CheckoutErrors =>
  Object.fromEntries(
    fields.flatMap(({ field, message }) => (FIELDS[field] ? [[FIELDS[field], message] as const] : [])),
  );
