import type { FailureEnvelope, FieldError } from '@storefront/shared/contract/envelope';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PictureError } from '../media/picture-error';
import { Failure } from './failure';

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

/** What the framework itself refuses, in words for the person who sent it. */
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

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FailureEnvelope {
  if (error instanceof Failure) {
    void reply.code(error.status);
    if (error.status === 429 && error.data && 'retryAfter' in error.data) {
      void reply.header('retry-after', String(error.data.retryAfter));
    }
    return envelope(error.message, error.data, error.errors);
  }
  if (error instanceof PictureError) {
    void reply.code(error.code === 'too-large' ? 413 : 400);
    return envelope(error.message, null, [{ field: error.field, message: error.message }]);
  }
  const refused = ofFramework(error, request);
  if (refused) {
    void reply.code(error.statusCode ?? 400);
    return refused;
  }
  request.log.error({ err: error }, 'request failed');
  void reply.code(500);
  return envelope(`Something went wrong. Please try again. (${request.id})`, { requestId: request.id });
}

/** Answers a request that never reaches a route: an address that cannot be decoded, or one too long. */
export function answerUnreadable(_error: FastifyError, _request: unknown, reply: FastifyReply): void {
  void reply.code(400).send(envelope('This address cannot be read'));
}

/** Every failure leaves in the envelope: never a stack, never a query (P70). */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(answer);
  app.setNotFoundHandler((_request, reply) => {
    void reply.code(404);
    return envelope('There is nothing at this address');
  });
}
