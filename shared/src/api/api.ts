import axios, { type AxiosInstance, type AxiosProgressEvent } from 'axios';
import { readRuntimeConfig } from '../config/runtime-config';
import type { FailureEnvelope, OrderConflict } from '../contract/envelope';
import { API_BASE, type CallName, routes } from '../contract/routes';
import type { Answer, Input } from '../contract/types';
import { ApiError } from './api-error';
import { unwrap } from './unwrap';

/** How long a call may take before it counts as lost (C95), in ms. */
const TIME_OUT = 15_000;

/** The same where somebody watches an upload: pictures over a slow line take minutes, in ms. */
const UPLOAD_TIME_OUT = 300_000;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** One key per attempt to order or to push a cart line; sent only to our own server (C86). */
  readonly idempotencyKey?: string;
  /** Share of an upload that is sent, 0 to 1. */
  readonly onUploadProgress?: (share: number) => void;
}

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

type CallInput<N extends CallName> = Input<N> | (Request & { body: FormData });

let http: AxiosInstance | null = null;

function client(): AxiosInstance {
  http ??= axios.create({
    baseURL: `${readRuntimeConfig().apiOrigin}${API_BASE}`,
    timeout: TIME_OUT,
    withCredentials: true,
  });
  return http;
}

function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function isFailure(body: unknown): body is FailureEnvelope {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
}

function asConflict(data: unknown): OrderConflict | null {
  const isConflict = typeof data === 'object' && data !== null && 'changes' in data;
  return isConflict ? (data as OrderConflict) : null;
}

/** Whatever went wrong as an `ApiError`: the server's own words, or those of the HTTP layer (§8 Transport). */
function toApiError(error: unknown): ApiError {
  if (!axios.isAxiosError(error))
    return new ApiError(0, error instanceof Error ? error.message : String(error));
  const status = error.response?.status ?? 0;
  const body: unknown = error.response?.data;
  if (!isFailure(body)) return new ApiError(status, error.message);
  return new ApiError(status, body.message, body.errors ?? [], asConflict(body.data));
}

/** Hears of a call that was refused because nobody is signed in; answers whether to make it once more (P23). */
export type SignedOutListener = (name: CallName) => Promise<boolean>;

let askToSignIn: SignedOutListener | null = null;

/** Sets the one who is asked when a session turns out to be over; answers the way to take that back. */
export function onSignedOut(listener: SignedOutListener): () => void {
  askToSignIn = listener;
  return () => {
    if (askToSignIn === listener) askToSignIn = null;
  };
}

/**
 * Makes a call of the contract and answers its `data`. If the session is over and the person signs in again meanwhile,
 * the same call is made once more: same body, same idempotency key (P23).
 *
 * @throws ApiError with status 0 when no answer came, else with the answer's status (C83).
 */
export async function request<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<Answer<N>> {
  try {
    return await send(name, input, options);
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 401;
    if (isOver && (await askToSignIn?.(name)) && !options.signal?.aborted) return send(name, input, options);
    throw error;
  }
}

async function send<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: CallOptions,
): Promise<Answer<N>> {
  const { method, path } = routes[name];
  const { params, query, body } = input as Request;
  const { idempotencyKey, onUploadProgress, signal } = options;
  const sendsKey = idempotencyKey !== undefined && readRuntimeConfig().ownServer;
  try {
    const answer = await client().request<unknown>({
      method,
      url: fillPath(path, params),
      params: query,
      data: body,
      ...(signal && { signal }),
      ...(sendsKey && { headers: { 'Idempotency-Key': idempotencyKey } }),
      ...(onUploadProgress && {
        timeout: UPLOAD_TIME_OUT,
        onUploadProgress: (event: AxiosProgressEvent) => onUploadProgress(event.progress ?? 0),
      }),
    });
    return unwrap(answer.data) as Answer<N>;
  } catch (error) {
    throw toApiError(error);
  }
}
