import { Agent, type IncomingMessage, request } from 'node:http';
import { type RequestLog, requestsOf } from './request-log';

/** Long, so that a slow machine is no error. */
const TIMEOUT_MS = 120_000;

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** A browser with connections of its own. */
export interface Visitor {
  /** Returns the body of a 200; null for anything else, which is logged as an error of this kind. */
  ask(kind: string, asked: Asked): Promise<Buffer | null>;
  /** The same with an answer of the API. */
  askApi<Data>(kind: string, asked: Asked): Promise<Data | null>;
  close(): void;
}

async function read(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @param address origin of the shop */
export function createVisitor(address: string, log: RequestLog): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const send = ({ method = 'GET', path, headers, body }: Asked) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
      const asked = request(
        new URL(path, address),
        { agent, method, headers: { ...type, ...headers } },
        resolve,
      );
      asked.setTimeout(TIMEOUT_MS, () => asked.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
      asked.on('error', reject);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });

  const ask: Visitor['ask'] = async (kind, asked) => {
    const { at, ms, errors } = requestsOf(log, kind);
    const began = performance.now();
    try {
      const response = await send(asked);
      const body = await read(response);
      if (response.statusCode !== 200) {
        const text = response.headers['content-encoding'] ? '' : body.subarray(0, 200).toString();
        throw new Error(`${response.statusCode} ${text}`);
      }
      at.push(Date.now());
      ms.push(performance.now() - began);
      return body;
    } catch (error) {
      errors.push(`${asked.path}: ${error instanceof Error ? error.message : error}`);
      return null;
    }
  };
  return {
    ask,
    async askApi(kind, asked) {
      const body = await ask(kind, asked);
      return body && JSON.parse(body.toString()).data;
    },
    close: () => agent.destroy(),
  };
}
