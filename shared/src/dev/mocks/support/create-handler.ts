import { delay, type HttpHandler, HttpResponse, http, type JsonBodyType } from 'msw';
import { z } from 'zod';
import type { Call } from '../../../contract/call';
import { calls } from '../../../contract/calls';
import { API_BASE, type CallName } from '../../../contract/routes';
import * as messages from '../../../messages/messages';
import type { MockWorld } from '../world';
import { SLOW_MS } from './behaviour';
import { checkRequest } from './check-request';
import { MockFailure } from './mock-failure';
import { type MockResolver, Reply } from './mock-resolver';

/** The session calls of a failing API still work; otherwise QA would see only the login page. */
const neverFails: ReadonlySet<CallName> = new Set(['getCurrentUser', 'login', 'logout']);

type JsonAnswer = HttpResponse<JsonBodyType>;
type MockAnswer = JsonAnswer | HttpResponse<string>;

const json = (body: object, status: number): JsonAnswer =>
  HttpResponse.json(body as JsonBodyType, { status });

const refusal = ({ status, message, data, errors }: MockFailure) =>
  json({ success: false, message, data, ...(errors && { errors }) }, status);

const isList = (call: Call) => call.name !== 'getCurrentUser' && call.answer instanceof z.ZodArray;

async function answer<N extends CallName>(
  call: Call<N>,
  resolve: MockResolver<N>,
  request: Request,
  params: Readonly<Record<string, unknown>>,
  world: MockWorld,
): Promise<MockAnswer> {
  if (world.behaviour === 'slow') await delay(SLOW_MS);
  if (world.behaviour === 'failing' && !neverFails.has(call.name))
    throw new MockFailure(500, messages.account.somethingWrong);
  const context = await checkRequest(call, request, params, world);
  const result = await resolve(context);
  if (call.file) return new HttpResponse(String(result), { headers: { 'content-type': call.file } });
  const { data, message } = result instanceof Reply ? result : new Reply(result, 'OK');
  const shown = world.behaviour === 'empty' && isList(call) ? [] : data;
  return json({ success: true, message, data: shown }, 200);
}

/** Returns the msw handler of one call: checks the request, runs the resolver, answers in the envelope. */
export function createHandler<N extends CallName>(
  name: N,
  resolve: MockResolver<N>,
  world: MockWorld,
): HttpHandler {
  const call = calls[name] as unknown as Call<N>;
  const method = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[call.method];
  return method(`*${API_BASE}${call.path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    try {
      return await answer(call, resolve, request, params, world);
    } catch (error) {
      if (error instanceof MockFailure) return refusal(error);
      throw error;
    }
  });
}
