import type { FailureEnvelope, FieldError } from '@storefront/shared/contract/envelope';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from './failure';
import type { MethodsAt } from './list-methods';
import { ObjectStoreError } from './object-store-error';
import { SAFE_HEADERS } from './safe-headers';
import { TimeoutError } from './with-timeout';

const MEGABYTE = 1024 * 1024;

const envelope = (
  message: string,
  data: FailureEnvelope['data'] = null,
  errors: readonly FieldError[] = [],
): FailureEnvelope => ({
  success: false,
  message,
  data,
  ...(errors.length > 0 && { errors: [...errors] }),
});

/** Returns the answer to a request that Fastify refuses; null for a 5xx. */
function ofFramework(error: FastifyError, request: FastifyRequest): FailureEnvelope | null {
  const status = error.statusCode ?? 500;
  if (['FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT', 'FST_FILES_LIMIT'].includes(error.code))
    return envelope('This form has more parts than can be taken.');
  if (status === 413) {
    const limit = error.code === 'FST_REQ_FILE_TOO_LARGE' ? 8 : request.routeOptions.bodyLimit / MEGABYTE;
    return envelope(`This is more than the ${limit} MB that can be taken. Send something smaller.`);
  }
  if (status === 415) return envelope('body must be sent as application/json');
  if (status === 400 && error.code?.startsWith('FST_ERR_CTP')) {
    return envelope('body is not valid JSON', null, [{ field: 'body', message: 'is not valid JSON' }]);
  }
  return status < 500 ? envelope('The request is not valid') : null;
}

/** Returns the failure that a client may read for an error; null for other errors. */
export type ToFailure = (error: unknown) => Failure | null;

const asFailure: ToFailure = (error) => (error instanceof Failure ? error : null);

function sendFailure({ status, message, data, errors }: Failure, reply: FastifyReply): FailureEnvelope {
  void reply.code(status);
  if (status === 429 && data && 'retryAfter' in data) {
    void reply.header('retry-after', String(data.retryAfter));
  }
  return envelope(message, data, errors);
}

/** Returns what the process lacks if it cannot work at the moment, for the log; null for other errors. */
export type ExplainOutage = (error: unknown) => string | null;

const explainOwn: ExplainOutage = (error) => {
  if (error instanceof ObjectStoreError) return 'the bucket cannot be used';
  return error instanceof TimeoutError ? 'something took too long' : null;
};

/** How long the same outage is not logged again, ms: it fails every request, and logs fill the disk. */
const SAME_OUTAGE_MS = 60_000;

/** Returns whether an outage is to be logged: the first time, and each minute. */
function createOutageLog(): (outage: string) => boolean {
  const logged = new Map<string, number>();
  return (outage) => {
    const at = performance.now();
    if (at - (logged.get(outage) ?? Number.NEGATIVE_INFINITY) < SAME_OUTAGE_MS) return false;
    logged.set(outage, at);
    return true;
  };
}

/** After this time a client may try again, s. */
const RETRY_AFTER = '5';

function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  explainOutage: ExplainOutage,
  isToLog: (outage: string) => boolean,
): FailureEnvelope {
  const refused = ofFramework(error, request);
  if (refused) {
    void reply.code(error.statusCode ?? 400);
    return refused;
  }
  const outage = explainOwn(error) ?? explainOutage(error);
  if (outage !== null) {
    if (isToLog(outage)) request.log.error({ err: error }, `request failed: ${outage}`);
    void reply.code(503).header('retry-after', RETRY_AFTER);
    return envelope(`The shop cannot do this right now. Please try again in a moment. (${request.id})`, {
      requestId: request.id,
    });
  }
  request.log.error({ err: error }, 'request failed');
  void reply.code(500);
  return envelope(`Something went wrong. Please try again. (${request.id})`, { requestId: request.id });
}

/** Answers a request that reaches no route: its address cannot be decoded, or is too long. */
export function answerUnreadable(_error: FastifyError, _request: unknown, reply: FastifyReply): void {
  void reply.code(400).headers(SAFE_HEADERS).send(envelope('This address cannot be read'));
}

/** Answers every error in the envelope, without a stack or a query (P70). */
export function addErrorHandler(
  app: FastifyInstance,
  methodsAt: MethodsAt,
  toFailure: ToFailure = asFailure,
  explainOutage: ExplainOutage = () => null,
): void {
  const isToLog = createOutageLog();
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = asFailure(error) ?? toFailure(error);
    return failure ? sendFailure(failure, reply) : sendError(error, request, reply, explainOutage, isToLog);
  });
  app.setNotFoundHandler(({ method, url }, reply) => {
    const methods = methodsAt(url.split('?', 1)[0] ?? '/');
    if (methods.length === 0 || methods.includes(method)) {
      void reply.code(404);
      return envelope('There is nothing at this address');
    }
    const allowed = methods.join(', ');
    void reply.code(405).header('allow', allowed);
    return envelope(`This address takes ${allowed}, not ${method}`);
  });
}
