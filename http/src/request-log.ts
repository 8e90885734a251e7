import type { FastifyBaseLogger } from 'fastify';

type Method = Exclude<keyof FastifyBaseLogger, 'level' | 'child'>;

/**
 * The log of one request; its lines contain the request id. Creates the logger at the first line: few requests log
 * anything, and creating a logger takes a tenth of the time of a cached answer.
 */
export class RequestLog implements FastifyBaseLogger {
  private made: FastifyBaseLogger | undefined;

  constructor(private readonly make: () => FastifyBaseLogger) {}

  private get log(): FastifyBaseLogger {
    this.made ??= this.make();
    return this.made;
  }

  private say(method: Method, line: readonly unknown[]): void {
    Reflect.apply(this.log[method], this.log, line);
  }

  get level(): string {
    return this.log.level;
  }
  set level(level: string) {
    this.log.level = level;
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.log.child(...given);
  }
  fatal(...line: unknown[]): void {
    this.say('fatal', line);
  }
  error(...line: unknown[]): void {
    this.say('error', line);
  }
  warn(...line: unknown[]): void {
    this.say('warn', line);
  }
  info(...line: unknown[]): void {
    this.say('info', line);
  }
  debug(...line: unknown[]): void {
    this.say('debug', line);
  }
  trace(...line: unknown[]): void {
    this.say('trace', line);
  }
  silent(...line: unknown[]): void {
    this.say('silent', line);
  }
}
