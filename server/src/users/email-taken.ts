import { conflict, type Failure } from '@storefront/http/failure';

/** Returns a 409: two accounts cannot share an address (C40). */
export const emailTaken = (): Failure => conflict('This e-mail address already has an account');
