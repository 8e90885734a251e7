import { z } from 'zod';

/** The idempotency key: the server recognises repeated posts by it, and clients look up lost answers (C86, P1, P2, P21). */
export const idempotencyHeaders = z.object({ 'idempotency-key': z.uuid('must be a UUID').optional() });
