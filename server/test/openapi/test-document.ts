import fc from 'fast-check';
import { ACTORS, type Account, type Actor, Actors } from './actors';
import { AnyRequest, type Request } from './any-request';
import { makeFirstRows } from './first-rows';
import { createJudge, type Judge } from './judge';
import { SeenValues } from './seen-values';
import { fetchDocument, operationsOf, type Placed } from './served-document';
import { documentProblems } from './valid-document';

const API = '/api/v1';
/** The server gives up earlier, ms. */
const TIMEOUT_MS = 60_000;
/** In how many rounds the requests of an operation are sent: the later ones meet more rows. */
const ROUNDS = 3;
/** How many requests at most look for a smaller one with the same fault. */
const SHRINKS = 40;
/** Comes at the end: staff may do nothing after it (C298). */
const LAST = ['updateSecondFactorRoles'];

/** An answer that contradicts the document. */
interface Fault {
  readonly operation: string;
  readonly actor: Actor;
  readonly request: string;
  readonly answer: string;
  readonly problems: readonly string[];
}

export interface Outcome {
  /** What is wrong with the document itself. */
  readonly invalid: readonly string[];
  readonly faults: readonly Fault[];
  /** Pairs of operation and actor. */
  readonly checks: number;
  readonly requests: number;
  readonly operations: readonly string[];
  /** Operations that somebody got an answer 2xx of. */
  readonly reached: readonly string[];
}

interface Options {
  readonly address: string;
  readonly staff: Account;
  /** Requests of each actor to each operation. */
  readonly cases: number;
  readonly seed: number;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const shown = ({ method, path, headers, body }: Request) =>
  [
    `${method.toUpperCase()} ${API}${path}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    body instanceof FormData ? `form of ${[...body.keys()].join(', ')}` : (body ?? ''),
  ]
    .filter(Boolean)
    .join('\n');

function bodyOf({ headers, text }: Answer): unknown {
  if (!headers.get('content-type')?.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

class Run {
  requests = 0;
  readonly faults = new Map<string, Fault>();
  readonly reached = new Set<string>();

  constructor(
    readonly address: string,
    readonly actors: Actors,
    readonly judge: Judge,
    readonly any: AnyRequest,
  ) {}

  async #send({ method, path, headers, body }: Request, actor: Actor): Promise<Answer> {
    this.requests += 1;
    const answer = await fetch(`${this.address}${API}${path}`, {
      method: method.toUpperCase(),
      headers: { ...headers, cookie: await this.actors.cookieOf(actor) },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== null && { body }),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** Sends a request and returns what is wrong with the answer, or null. */
  async #faultOf(placed: Placed, actor: Actor, request: Request): Promise<Fault | null> {
    const answer = await this.#send(request, actor);
    const { status, headers, text } = answer;
    const body = bodyOf(answer);
    if (status === 401) this.actors.forget(actor);
    if (status < 300) {
      this.reached.add(placed.id);
      this.any.seen.learn(request.path, body);
    }
    const problems = await this.judge(request, {
      statusCode: status,
      headers: Object.fromEntries(headers),
      body,
    });
    const all = status >= 500 ? [`Server error ${status}`, ...problems] : problems;
    if (all.length === 0) return null;
    const start = `${status} ${text.slice(0, 600)}`;
    return { operation: placed.id, actor, request: shown(request), answer: start, problems: all };
  }

  /** Sends a request that has to succeed. */
  async make(actor: Actor, method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const headers = body && { 'content-type': 'application/json' };
    const request = { method, path, headers: headers ?? {}, body: body ? JSON.stringify(body) : null };
    const answer = await this.#send(request, actor);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    const read = bodyOf(answer) as { readonly data: unknown };
    this.any.seen.learn(path, read);
    return read.data;
  }

  /** Sends requests of one actor to one operation; stores the smallest one with a fault. */
  async check(placed: Placed, actor: Actor, numRuns: number, seed: number): Promise<void> {
    const name = `${placed.id} ${actor}`;
    if (this.faults.has(name)) return;
    let smallest: Fault | null = null;
    let sent = 0;
    const property = fc.asyncProperty(fc.gen(), async (draw) => {
      sent += 1;
      if (sent > numRuns + SHRINKS) return true;
      const fault = await this.#faultOf(placed, actor, this.any.for(placed, draw));
      smallest = fault ?? smallest;
      return fault === null;
    });
    const { failed, errorInstance } = await fc.check(property, { numRuns, seed });
    if (smallest) this.faults.set(name, smallest);
    else if (failed) throw new Error(`${name}: no answer`, { cause: errorInstance });
  }
}

/**
 * Sends random requests to all operations of a running server's OpenAPI document, as guest, customer and staff. Returns each
 * answer with a 5xx, an undocumented status or content type, or a body off its schema.
 */
export async function testDocument({ address, staff, cases, seed }: Options): Promise<Outcome> {
  const document = await fetchDocument(address);
  const invalid = await documentProblems(document);
  const operations = operationsOf(document);
  const judge = await createJudge(document);
  const run = new Run(address, new Actors(address, staff), judge, new AnyRequest(document, new SeenValues()));
  await makeFirstRows((...request) => run.make(...request));
  let next = seed;
  async function round(placed: readonly Placed[], numRuns: number): Promise<void> {
    for (const one of placed)
      for (const actor of ACTORS) {
        await run.check(one, actor, numRuns, next);
        next += 1;
      }
  }
  const [first, last] = [false, true].map((isLast) =>
    operations.filter(({ id }) => LAST.includes(id) === isLast),
  );
  for (let index = 0; index < ROUNDS; index += 1) await round(first ?? [], Math.ceil(cases / ROUNDS));
  await round(last ?? [], cases);
  return {
    invalid,
    faults: [...run.faults.values()],
    checks: operations.length * ACTORS.length,
    requests: run.requests,
    operations: operations.map(({ id }) => id),
    reached: [...run.reached],
  };
}
