import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { answerMalformed } from './answer-malformed';
import { addErrorHandler, answerUnreadable, type ExplainOutage, type ToFailure } from './error-handler';
import { addGracefulShutdown } from './graceful-shutdown';
import { listMethods } from './list-methods';
import { literalPercent } from './literal-percent';
import { type LogLevel, type LogTarget, logOptions } from './log-options';
import { RequestLog } from './request-log';
import { addSafeHeaders } from './safe-headers';
import { addRequestSpans } from './tracing/request-spans';
import { isTracing } from './tracing/start-tracing';
import { trustOf } from './trust-proxy';

const JSON_LIMIT = 256 * 1024;
/** Milliseconds for a request to arrive, uploads included. */
const REQUEST_TIMEOUT = 60_000;
/** Milliseconds after which a connection with an open request is closed if no byte moves: its client has vanished. */
const IDLE_TIMEOUT = 120_000;

const LOGS_ANSWERS = new Set<LogLevel>(['debug', 'trace']);

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    // Leaves out the query: it holds what people search for.
    const [path] = url.split('?');
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ method, path, status: reply.statusCode, ms }, 'answered');
  });
}

export interface HttpOptions {
  readonly logLevel: LogLevel;
  /** Whether to trust the proxy that connects, or the addresses of the proxies to trust. */
  readonly trustProxy: boolean | string;
  /** Receives the log; absent: the standard output. */
  readonly logs?: LogTarget | undefined;
  /** PUBLIC_ORIGIN; null or absent if it is not known. */
  readonly publicOrigin?: string | null | undefined;
  /** Translates errors of the program into failures that clients may read. */
  readonly toFailure?: ToFailure | undefined;
  /** Recognizes errors that are answered with 503. */
  readonly explainOutage?: ExplainOutage | undefined;
}

/** Keeps browsers on https for a year, for every answer alike. Not on subdomains: they may be another owner's. */
function addHsts(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
}

/** Creates a Fastify app with request ids, logs, limits and an error handler, and without routes. */
export function createHttp({
  logLevel,
  trustProxy,
  logs,
  publicOrigin,
  toFailure,
  explainOutage,
}: HttpOptions): FastifyInstance {
  const app = fastify({
    logger: logOptions(logLevel, logs),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(trustProxy),
    bodyLimit: JSON_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: IDLE_TIMEOUT,
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerMalformed,
    // A request under way is answered while the server stops.
    return503OnClosing: false,
    rewriteUrl: ({ url }) => literalPercent(url ?? '/'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.setChildLoggerFactory((log, bindings, options) => new RequestLog(() => log.child(bindings, options)));
  if (isTracing()) addRequestSpans(app);
  addSafeHeaders(app);
  const otherMethods = listMethods(app);
  if (publicOrigin?.startsWith('https:')) addHsts(app);
  addErrorHandler(app, otherMethods, toFailure, explainOutage);
  addGracefulShutdown(app);
  if (LOGS_ANSWERS.has(logLevel)) logAnswers(app);
  return app;
}
