import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Env } from '../config/env';
import { answerMalformed } from './answer-malformed';
import { addErrorHandler, answerUnreadable } from './error-handler';
import { endInTime } from './graceful-shutdown';
import { literalPercent } from './literal-percent';
import { type LogTarget, logOptions } from './log-options';
import { RequestLog } from './request-log';

const JSON_LIMIT = 256 * 1024;
/** Milliseconds for a request to arrive, uploads included. */
const REQUEST_TIMEOUT = 60_000;

const LOGS_ANSWERS = new Set<Env['logLevel']>(['debug', 'trace']);

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    // What people search for is theirs: the query is left out.
    const [path] = url.split('?');
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ method, path, status: reply.statusCode, ms }, 'answered');
  });
}

/** Of the proxies in front the last one is believed, and nothing that it was told: visitors claim what they like. */
const isWhoConnects = (_address: string, hop: number) => hop === 0;

/** The bare server: logs, ids, limits and the answer to everything that goes wrong. */
export function createHttp(env: Pick<Env, 'logLevel' | 'trustProxy'>, logs?: LogTarget): FastifyInstance {
  const app = fastify({
    logger: logOptions(env, logs),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustProxy === true ? isWhoConnects : env.trustProxy,
    bodyLimit: JSON_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerMalformed,
    rewriteUrl: ({ url }) => literalPercent(url ?? '/'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.setChildLoggerFactory((log, bindings, options) => new RequestLog(() => log.child(bindings, options)));
  addErrorHandler(app);
  endInTime(app);
  if (LOGS_ANSWERS.has(env.logLevel)) logAnswers(app);
  return app;
}
