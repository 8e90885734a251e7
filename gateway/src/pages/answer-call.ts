import { API_BASE, type CallName, routes } from '@storefront/shared/contract/routes';
import type { FastifyRequest } from 'fastify';
import type { CallAnswer, ShopApi } from '../shop-api';

/** Makes a GET call of the API, as a guest unless it is of one visitor. */
export type AnswerCall = (call: CallName, input: Readonly<Record<string, unknown>>) => Promise<CallAnswer>;

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Returns the address of a GET call, spelled as browsers spell it. Throws for other methods. */
export function addressOf(call: CallName, input: Readonly<Record<string, unknown>>): string {
  const { method, path } = routes[call];
  if (method !== 'GET') throw new Error(`${call} is not a GET call: a page cannot start with it`);
  const params = asRecord(input.params);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const query = Object.entries(asRecord(input.query)).map(([key, value]) => [key, String(value)]);
  return `${API_BASE}${filled}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
}

/** Returns a function that answers GET calls through the API. @param visitor their request, to answer as them */
export const answerThrough =
  (api: ShopApi, visitor?: FastifyRequest): AnswerCall =>
  (call, input) =>
    api.get(addressOf(call, input), visitor);
