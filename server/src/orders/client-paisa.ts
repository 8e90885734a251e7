import { type Paisa, toPaisa } from '@storefront/shared/rules/money';

/** More rupees than any order costs, and still exact in paisa. */
const MOST = 1e12;

/** An amount in rupees that a client names, however absurd, as paisa to compare with (C5). */
export const clientPaisa = (rupees: number): Paisa => toPaisa(Math.max(-MOST, Math.min(rupees, MOST)));
