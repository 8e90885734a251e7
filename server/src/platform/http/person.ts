import type { StaffRole } from '@storefront/shared/rules/rights';

/** The person behind a request's session. */
export interface Person {
  readonly id: string;
  /** What the session may do: staff with `needsSecondFactor` may do what customers may. */
  readonly role: 'customer' | 'admin';
  /** Null for customers. Decides which calls of staff are open (C292). */
  readonly staffRole: StaffRole | null;
  /** Staff whose role needs a second factor and who have none: they may set it up, and nothing of staff (C298). */
  readonly needsSecondFactor: boolean;
  /** Id of the stored session: SHA-256 of the cookie's value. */
  readonly sessionHash: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a guest; set before a contract route's handler runs. */
    person: Person | null;
  }
  interface FastifyInstance {
    /** Reads the session cookie; may renew it on the reply. */
    findPerson(request: FastifyRequest, reply: FastifyReply): Promise<Person | null>;
  }
}
