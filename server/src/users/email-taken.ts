import { conflict, type Failure } from '@storefront/http/failure';

/** 409: no two accounts share an address (C40). */
export const emailTaken = (): Failure => conflict('This e-mail address already has an account');
