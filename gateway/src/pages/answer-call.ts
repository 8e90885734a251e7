import { API_BASE, type CallName, routes } from '@storefront/shared/contract/routes';
import type { FastifyInstance } from 'fastify';

/** What came of a call that the gateway made on behalf of a page. */
export interface CallAnswer {
  readonly status: number;
  readonly data: unknown;
}

/** Makes a call as a guest. */
export type AnswerCall = (call: CallName, input: Readonly<Record<string, unknown>>) => Promise<CallAnswer>;

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The address of a reading call, spelled as browsers spell it. */
export function addressOf(call: CallName, input: Readonly<Record<string, unknown>>): string {
  const { method, path } = routes[call];
  if (method !== 'GET') throw new Error(`${call} changes something: a page may not begin with it`);
  const params = asRecord(input.params);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const query = Object.entries(asRecord(input.query)).map(([key, value]) => [key, String(value)]);
  return `${API_BASE}${filled}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
}

/** Answers reading calls within this process, by the very routes that browsers call. */
export function answerWithin(app: FastifyInstance): AnswerCall {
  return async (call, input) => {
    const answer = await app.inject({ method: 'GET', url: addressOf(call, input) });
    return { status: answer.statusCode, data: asRecord(answer.json()).data };
  };
}
