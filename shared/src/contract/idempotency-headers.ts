import { z } from 'zod';

/** Lost answers are asked for, and doubled posts recognised, by this header (C86, P1, P2, P21). */
export const idempotencyHeaders = z.object({ 'idempotency-key': z.uuid('must be a UUID').optional() });
