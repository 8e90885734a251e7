import { randomUUID } from 'node:crypto';
import proxyAddr from '@fastify/proxy-addr';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { answerMalformed } from './answer-malformed';
import { addErrorHandler, answerUnreadable, type ToFailure } from './error-handler';
import { addGracefulShutdown } from './graceful-shutdown';
import { literalPercent } from './literal-percent';
import { type LogLevel, type LogTarget, logOptions } from './log-options';
import { withoutPort } from './network-of';
import { RequestLog } from './request-log';

const JSON_LIMIT = 256 * 1024;
/** Milliseconds for a request to arrive, uploads included. */
const REQUEST_TIMEOUT = 60_000;

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

/** Trusts the proxy that connects, and no address that it forwards: visitors can send any `X-Forwarded-For`. */
const isLastProxy = (_address: string, hop: number) => hop === 0;

/** Trusts the proxies of these addresses and networks, which some proxies forward with a port. */
function isProxyOf(networks: string) {
  const isTrusted = proxyAddr.compile(networks.split(',').map((network) => network.trim()));
  return (address: string, hop: number) => isTrusted(withoutPort(address), hop);
}

function trustOf(trustProxy: boolean | string) {
  if (typeof trustProxy === 'string') return isProxyOf(trustProxy);
  return trustProxy && isLastProxy;
}

export interface HttpOptions {
  readonly logLevel: LogLevel;
  /** Whether to trust the proxy that connects, or the addresses of the proxies to trust. */
  readonly trustProxy: boolean | string;
  /** Receives the log; absent: the standard output. */
  readonly logs?: LogTarget | undefined;
  /** Translates errors of the program into failures that clients may read. */
  readonly toFailure?: ToFailure | undefined;
}

/** Creates a Fastify app with request ids, logs, limits and an error handler, and without routes. */
export function createHttp({ logLevel, trustProxy, logs, toFailure }: HttpOptions): FastifyInstance {
  const app = fastify({
    logger: logOptions(logLevel, logs),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(trustProxy),
    bodyLimit: JSON_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerMalformed,
    // A request under way is answered while the server stops.
    return503OnClosing: false,
    rewriteUrl: ({ url }) => literalPercent(url ?? '/'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.setChildLoggerFactory((log, bindings, options) => new RequestLog(() => log.child(bindings, options)));
  addErrorHandler(app, toFailure);
  addGracefulShutdown(app);
  if (LOGS_ANSWERS.has(logLevel)) logAnswers(app);
  return app;
}
