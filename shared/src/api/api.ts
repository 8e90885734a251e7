import axios, { type AxiosInstance, type AxiosProgressEvent } from 'axios';
import { readRuntimeConfig } from '../config/runtime-config';
import type { EditConflict, FailureEnvelope, OrderConflict } from '../contract/envelope';
import { API_BASE, type CallName, routes } from '../contract/routes';
import type { Answer, Input } from '../contract/types';
import { ApiError } from './api-error';
import { traceHeader } from './page-trace';
import { checkClock } from './server-clock';
import { unwrap } from './unwrap';

export { byServerClock, isClockChecked, onClockChange, serverNow } from './server-clock';

/** Timeout of a call, ms (C95). */
const TIMEOUT_MS = 15_000;

/** Timeout of an upload, ms: pictures take minutes on a slow connection. */
const UPLOAD_TIMEOUT_MS = 300_000;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Idempotency key of an order or a pushed cart line; sent to our own server only (C86). */
  readonly idempotencyKey?: string;
  /** Called with the sent share of an upload, 0 to 1. */
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
    timeout: TIMEOUT_MS,
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

const has = (data: unknown, key: string) => typeof data === 'object' && data !== null && key in data;

function fromEnvelope(status: number, { message, errors = [], data }: FailureEnvelope): ApiError {
  const conflict = has(data, 'changes') ? (data as OrderConflict) : null;
  return new ApiError(
    status,
    message,
    errors,
    conflict,
    has(data, 'changedBy') ? (data as EditConflict) : null,
    typeof data === 'object' ? (data as Record<string, unknown> | null) : null,
  );
}

/** Status of an `ApiError` for a refusal that another server sent with a status of success. */
const REFUSED = 400;

/** True for `success: false` and for a false result: another server may send both with status 200 (§7, C162). */
function isRefusal(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return body === false;
  return ('success' in body && body.success === false) || ('data' in body && body.data === false);
}

function toRefusal(body: unknown): ApiError {
  if (!isFailure(body)) return new ApiError(REFUSED, '');
  return fromEnvelope(REFUSED, body);
}

/** Converts any error to an `ApiError` with the server's message, or the HTTP layer's (§8 Transport). */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!axios.isAxiosError(error))
    return new ApiError(0, error instanceof Error ? error.message : String(error));
  const status = error.response?.status ?? 0;
  const body: unknown = error.response?.data;
  if (!isFailure(body)) return new ApiError(status, error.message);
  return fromEnvelope(status, body);
}

/** Called on 401, and on 403 for the lack of a second factor (C298). Resolve `true` to retry the call once (P23). */
export type SignedOutListener = (name: CallName, error: ApiError) => Promise<boolean>;

let signedOutListener: SignedOutListener | null = null;

/** Sets the listener of refused sessions. @returns the function that removes it. */
export function onSignedOut(listener: SignedOutListener): () => void {
  signedOutListener = listener;
  return () => {
    if (signedOutListener === listener) signedOutListener = null;
  };
}

const isAboutSession = ({ status, data }: ApiError): boolean =>
  status === 401 || (status === 403 && data?.needs === 'secondFactorSetup');

/**
 * Makes a call of the contract and returns its `data`. After a 401 and a new sign-in it retries the call once, with
 * the same body and idempotency key (P23).
 *
 * @throws ApiError with the status of the answer, 0 without an answer, 400 for a refusal under status 200 (C83, C162).
 */
export async function request<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<Answer<N>> {
  try {
    return await send(name, input, options);
  } catch (error) {
    if (!(error instanceof ApiError) || !isAboutSession(error)) throw error;
    if ((await signedOutListener?.(name, error)) && !options.signal?.aborted)
      return send(name, input, options);
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
  const address = { url: fillPath(path, params), params: query };
  const sentAt = Date.now();
  try {
    const answer = await client().request<unknown>({
      ...address,
      method,
      data: body,
      ...(signal && { signal }),
      // Another server gets no header that §7 lacks (C86).
      ...(readRuntimeConfig().ownServer && {
        headers: {
          ...traceHeader(client().getUri(address)),
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        },
      }),
      ...(onUploadProgress && {
        timeout: UPLOAD_TIMEOUT_MS,
        onUploadProgress: (event: AxiosProgressEvent) => onUploadProgress(event.progress ?? 0),
      }),
    });
    checkClock(answer.headers.date, sentAt);
    if (isRefusal(answer.data)) throw toRefusal(answer.data);
    return unwrap(answer.data) as Answer<N>;
  } catch (error) {
    if (axios.isAxiosError(error) && error.response) checkClock(error.response.headers.date, sentAt);
    throw toApiError(error);
  }
}
