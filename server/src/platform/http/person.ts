import type { StaffRole } from '@storefront/shared/rules/rights';

/** The person behind a request's session. */
export interface Person {
  readonly id: string;
  readonly role: 'customer' | 'admin';
  /** Null for customers. Decides which calls of staff are open (C292). */
  readonly staffRole: StaffRole | null;
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
