/** Who ended an order that was not sold: the shop before it accepted it (`refused`) or later, or its customer. */
export const NOT_SOLD_KINDS = ['refused', 'shop', 'customer'] as const;

/** Words to a customer, as `refusalWords` of the board writes them (C228) → the reason in short. */
const REASONS = [
  [/ sold out today\. /, 'sold out'],
  [/^Sorry, we are closing\. /, 'closing'],
  [/ is too far for us\. /, 'too far'],
] as const;

/** Returns the reason of a refusal in short, so that equal ones add up; other words as they are; '' without any (C286). */
export const shortReason = (words: string): string =>
  REASONS.find(([form]) => form.test(words))?.[1] ?? words;
