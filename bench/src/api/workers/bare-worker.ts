import fastify from 'fastify';
import { cpuMs } from './cpu-ms';
import { serveJobs } from './serve-jobs';

/** The answer of a path. */
export interface BareAnswer {
  readonly path: string;
  readonly type: string;
  /** Content coding of the body; empty: none. */
  readonly encoding: string;
  readonly body: Uint8Array;
}

export type BareJob = { readonly start: readonly BareAnswer[] } | 'cpu';
/** The origin after `start`, else the processor time so far, ms. */
export type BareResult = string | number;

async function start(answers: readonly BareAnswer[]): Promise<string> {
  const app = fastify();
  for (const { path, type, encoding, body } of answers) {
    const bytes = Buffer.from(body);
    app.get(path, async (_request, reply) => {
      if (encoding) reply.header('content-encoding', encoding);
      return reply.type(type).send(bytes);
    });
  }
  return app.listen({ host: '127.0.0.1', port: 0 });
}

serveJobs<BareJob, BareResult>(async (job) => (job === 'cpu' ? cpuMs() : start(job.start)));
