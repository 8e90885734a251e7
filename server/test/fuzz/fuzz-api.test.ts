import { failureEnvelope, successEnvelope } from '@storefront/shared/contract/envelope';
import { API_BASE } from '@storefront/shared/contract/routes';
import fc from 'fast-check';
import sharp from 'sharp';
import { z } from 'zod';
import { describeApi } from '../../src/platform/reference/document';
import { runs, timeFor } from '../support/runs';
import { type AnyRequest, anyRequest } from './any-request';
import { type FuzzShop, openFuzzShop } from './fuzz-shop';

const REQUESTS = runs(400);
/** Number of requests after which the shop's ids are read again. */
const BATCH = 50;
const TIME_OUT = 10_000;

const envelope = z.union([successEnvelope(z.unknown()), failureEnvelope]);

let shop: FuzzShop;
beforeAll(async () => {
  shop = await openFuzzShop();
});
afterAll(() => shop.server.close());

async function send({ persona, method, path, headers, sent }: AnyRequest): Promise<Response> {
  return fetch(`${shop.server.baseUrl}${API_BASE}${path}`, {
    method,
    headers: {
      cookie: await shop.cookieOf(persona),
      ...headers,
      ...(sent?.type && { 'content-type': sent.type }),
    },
    signal: AbortSignal.timeout(TIME_OUT),
    ...(sent && { body: sent.body }),
  });
}

/** Returns what is wrong with an answer, or null. */
async function faultOf(response: Response): Promise<string | null> {
  const text = await response.text();
  const summary = `${response.status} ${text.slice(0, 300)}`;
  if (response.status >= 500) return summary;
  // A file has no envelope.
  if (response.ok && response.headers.get('content-disposition')?.startsWith('attachment;')) return null;
  try {
    const read = envelope.safeParse(JSON.parse(text));
    return read.success && read.data.success === response.ok ? null : `not the envelope: ${summary}`;
  } catch {
    return `no JSON: ${summary}`;
  }
}

test(
  `P7, P66, P67, P70: ${REQUESTS} random and hostile requests are answered in the envelope, none with a server error`,
  async () => {
    const picture = await sharp({ create: { width: 3, height: 3, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    let count = 0;
    await fc.assert(
      fc.asyncProperty(anyRequest(describeApi(), shop.known, picture), async (request) => {
        if (count % BATCH === 0) await shop.refresh();
        count += 1;
        expect(await faultOf(await send(request))).toBeNull();
      }),
      { numRuns: REQUESTS, endOnFailure: REQUESTS > 1000 },
    );
    expect((await shop.server.guest().call('listMenu', { query: {} })).status).toBe(200);
  },
  timeFor(REQUESTS, 200),
);
