import { createInstance, getHttpOperationsFromSpec, type IHttpResponse } from '@stoplight/prism-http';
import type { Method, OpenApiDocument } from '../../src/platform/reference/open-api';
import type { Request } from './any-request';

/** Returns what in the answer to a request contradicts the document, one sentence each. */
export type Judge = (
  request: Pick<Request, 'method' | 'path'>,
  answer: IHttpResponse,
) => Promise<readonly string[]>;

/** Prism logs through this; its findings come as values. */
const silent = {
  child: () => silent,
  info() {},
  warn() {},
  error() {},
  debug() {},
  trace() {},
  success() {},
};

/**
 * Returns Prism as judge of answers: it finds the operation of a request in the document, and compares status, content type
 * and body with it.
 */
export async function createJudge(document: OpenApiDocument): Promise<Judge> {
  const operations = await getHttpOperationsFromSpec({ ...document, servers: [] });
  let answered: IHttpResponse;
  const prism = createInstance(
    {
      isProxy: true,
      upstream: new URL('http://127.0.0.1'),
      validateRequest: false,
      validateResponse: true,
      checkSecurity: false,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    },
    // In place of a connection: the answer is there already.
    { logger: silent as never, forward: () => () => async () => ({ _tag: 'Right', right: answered }) },
  );
  return async ({ method, path }, answer) => {
    answered = answer;
    const url = { path: path.split('?')[0] ?? '' };
    const judged = await prism.request({ method: method as Method, url }, operations)();
    if (judged._tag === 'Left') return [judged.left.message];
    const { input, output } = judged.right.validations;
    return [...input, ...output].map(({ message }) => message);
  };
}
