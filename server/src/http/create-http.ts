import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Env } from '../config/env';
import { newId } from '../db/ids';
import { answerMalformed } from './answer-malformed';
import { addErrorHandler, answerUnreadable } from './error-handler';

const JSON_LIMIT = 1024 * 1024;
/** Milliseconds for a request to arrive, uploads included. */
const REQUEST_TIMEOUT = 60_000;

/** The bare server: logs, ids, limits and the answer to everything that goes wrong. */
export function createHttp(env: Pick<Env, 'logLevel' | 'trustProxy'>): FastifyInstance {
  const app = fastify({
    logger: { level: env.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustProxy,
    bodyLimit: JSON_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    genReqId: () => newId(),
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerMalformed,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  addErrorHandler(app);
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    request.log.debug(
      { method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  return app;
}
