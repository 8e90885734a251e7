import { lazyPart } from '@storefront/shared/lazy';

/** Needs a dialog, which the first view of an order does without. */
export const OrderQuestion = lazyPart(async () => (await import('./OrderQuestion')).OrderQuestion);
