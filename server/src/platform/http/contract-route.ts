import { badField, Failure, forbidden, unauthorised } from '@storefront/http/failure';
import type { FilePart } from '@storefront/shared/contract/call';
import type { Calls } from '@storefront/shared/contract/calls';
import type { SecondFactorNeed } from '@storefront/shared/contract/entities/second-factor';
import { fieldErrors, summarise } from '@storefront/shared/contract/field-errors';
import { API_BASE, type CallName } from '@storefront/shared/contract/routes';
import { hasAnyRight } from '@storefront/shared/rules/rights';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { findNul } from './find-nul';
import type { Person } from './person';
import { readMultipart } from './read-multipart';
import { FileReply, Reply } from './reply';
import type { ResponseCache } from './response-cache';

type AnyCall = Calls[CallName];

type Read<C, K extends string> = C extends { [P in K]: infer S extends z.ZodType } ? z.output<S> : undefined;

/** The input of a handler: the parts parsed by their schemas. */
export interface RouteInput<C extends AnyCall> {
  readonly params: Read<C, 'params'>;
  readonly query: Read<C, 'query'>;
  readonly headers: Read<C, 'headers'>;
  readonly body: Read<C, 'body'>;
  /** Null only if the call is public. */
  readonly person: C['access'] extends 'public' ? Person | null : Person;
  /** Names of the fields that the body had; schemas fill in defaults for others. */
  readonly sent: ReadonlySet<string>;
  /** Bytes by field; empty unless the call takes files. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly log: FastifyBaseLogger;
}

type Data<C extends AnyCall> = z.input<C['answer']>;

export type Handler<C extends AnyCall> = (
  input: RouteInput<C>,
) => Promise<Data<C> | Reply<Data<C>> | FileReply> | Data<C> | Reply<Data<C>> | FileReply;

interface Described {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  readonly files?: readonly FilePart[];
  readonly file?: string;
}

const fieldNames = (body: unknown) =>
  new Set(typeof body === 'object' && body !== null ? Object.keys(body) : []);

async function readBody({ body, files }: Described, request: FastifyRequest) {
  const sent = request.body ?? {};
  if (!files) {
    return { body: parsePart(body, sent), sent: fieldNames(sent), files: new Map<string, Buffer>() };
  }
  const form = request.isMultipart()
    ? await readMultipart(request, files)
    : { fields: sent, files: new Map<string, Buffer>() };
  const read = parsePart(body, form.fields);
  for (const { field, required } of files) {
    if (required && !form.files.has(field)) throw badField(field, 'is required');
  }
  return { body: read, sent: fieldNames(form.fields), files: form.files };
}

async function readRequest(call: Described, request: FastifyRequest) {
  const params = parsePart(call.params, request.params);
  const query = parsePart(call.query, request.query);
  const headers = parsePart(call.headers, request.headers);
  return { params, query, headers, ...(await readBody(call, request)) };
}

type RequestParts = Awaited<ReturnType<typeof readRequest>>;

const JSON_TYPE = 'application/json; charset=utf-8';

interface RouteOptions {
  /** Caches whole answers by input. For public calls whose answer depends on the input and the data version alone. */
  readonly responseCache?: ResponseCache;
  /** Staff get another answer than customers: the cache keeps them apart. */
  readonly differsByRole?: boolean;
}

/** Sends a file that browsers save: a page made of it could not be framed or run anyway. */
function sendFile(
  reply: FastifyReply,
  type: string | undefined,
  { bytes, fileName, type: ownType }: FileReply,
): FastifyReply {
  if (type === undefined) throw new Error('This call answers no file');
  return reply
    .type(ownType ?? type)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(bytes);
}

const secondFactorMissing = () =>
  new Failure(403, 'Your role needs two-step login. Set it up on your profile first.', {
    data: { needs: 'secondFactorSetup' } satisfies SecondFactorNeed,
  });

/**
 * Denies by default: 401 without a session (C32), 403 without a right that opens the call (C292) or the second factor that
 * the role needs (C298).
 */
function checkAccess({ access, right }: Pick<AnyCall, 'access' | 'right'>, person: Person | null): void {
  if (access === 'public') return;
  if (!person) throw unauthorised();
  if (access === 'customer') return;
  if (access === 'admin' && right && hasAnyRight(person.staffRole, right)) return;
  throw person.needsSecondFactor ? secondFactorMissing() : forbidden();
}

/**
 * Parses one part of a request by its schema, and refuses U+0000, which databases cannot search for.
 *
 * @throws Failure 400 with every invalid field, the first one in its message
 */
function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const read = schema.safeParse(value);
  if (read.success) {
    const nul = findNul(read.data);
    if (nul) throw badField(nul.join('.') || 'body', 'must not contain the character U+0000');
    return read.data;
  }
  const errors = fieldErrors(read.error);
  throw new Failure(400, summarise(errors), { errors });
}

/**
 * Serves one call of the contract. Checks access before it reads the body, validates every part by the call's schemas
 * (400 names the field), and sends the handler's result in the envelope (C35).
 */
export function route<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  { responseCache, differsByRole = false }: RouteOptions = {},
): void {
  const described: Described = call;

  async function answer(read: RequestParts, request: FastifyRequest, reply: FastifyReply): Promise<object> {
    const input = { ...read, person: request.person, request, reply, log: request.log };
    const result = await handler(input as RouteInput<C>);
    if (result instanceof FileReply) return sendFile(reply, described.file, result);
    const { message, data } = result instanceof Reply ? result : { message: 'OK', data: result };
    app.checkAnswer?.(call, data);
    return { success: true, message, data };
  }

  app.route({
    method: call.method,
    url: `${API_BASE}${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    config: { call: call.name, takesForms: described.files !== undefined, isTraced: () => true },
    onRequest: async (request, reply) => {
      request.person = await app.findPerson(request, reply);
      checkAccess(call, request.person);
    },
    handler: async (request, reply) => {
      const read = await readRequest(described, request);
      if (!responseCache) return answer(read, request, reply);
      // Keyed by the parsed input, not the address, so that unknown parameters add no entries.
      const role = differsByRole ? (request.person?.role ?? null) : null;
      const name = JSON.stringify([call.name, read.params, read.query, role]);
      const bytes = await responseCache.take(name, async () =>
        Buffer.from(JSON.stringify(await answer(read, request, reply))),
      );
      return reply.type(JSON_TYPE).send(bytes);
    },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: CallName;
    takesForms?: boolean;
  }
  interface FastifyInstance {
    /** In tests: throws if an answer does not match the contract. */
    checkAnswer?: ((call: AnyCall, data: unknown) => void) | undefined;
  }
}
