import type { Migration } from '../migration';

/** Migration 0037 has the condition of today. */
const IS_REFUSAL = `action in ('session.refuse', 'user.reset.refuse', 'user.update.refuse')`;

/** Finds old rows of refused sign-ins and codes among all others, which stay (P74). */
export const refusedAttempts: Migration = {
  name: '0015-refused-attempts',
  statements: () => [`create index audit_refused on audit (at) where ${IS_REFUSAL}`],
};
