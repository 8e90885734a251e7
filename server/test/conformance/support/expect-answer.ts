import { calls } from '@storefront/shared/contract/calls';
import {
  type FailureEnvelope,
  failureEnvelope,
  type OrderConflict,
  orderConflict,
  successEnvelope,
} from '@storefront/shared/contract/envelope';
import type { CallName } from '@storefront/shared/contract/routes';
import type { Answer } from '@storefront/shared/contract/types';
import { z } from 'zod';
import type { HttpAnswer } from '../../support/http-client';
import { strictAnswer } from './strict-answer';

function demand(schema: z.ZodType, value: unknown): void {
  const read = schema.safeParse(value);
  if (!read.success) throw new Error(`${z.prettifyError(read.error)}\nin ${JSON.stringify(value)}`);
}

/** Expects a success whose envelope and data match the contract exactly. Returns the data. */
export function success<N extends CallName>(name: N, { status, body }: HttpAnswer): Answer<N> {
  expect({ status, body }).toMatchObject({ status: 200, body: { success: true } });
  demand(z.strictObject(successEnvelope(strictAnswer(name)).shape), body);
  demand(calls[name].answer, body.data);
  return body.data as Answer<N>;
}

/** Expects a refusal in the envelope with exactly these fields, if any. */
export function refusal({ status, body }: HttpAnswer, wanted: number, ...fields: string[]): FailureEnvelope {
  expect({ status, body }).toMatchObject({ status: wanted, body: { success: false } });
  demand(z.strictObject(failureEnvelope.shape), body);
  const envelope = body as unknown as FailureEnvelope;
  expect(envelope.message).not.toBe('');
  if (fields.length > 0) expect(envelope.errors?.map(({ field }) => field)).toEqual(fields);
  return envelope;
}

/** Expects a 409 that lists what changed (C85). */
export function conflict(answer: HttpAnswer): OrderConflict {
  const { data } = refusal(answer, 409);
  demand(z.strictObject(orderConflict.shape), data);
  return data as OrderConflict;
}
