import { cpuMs } from '../../api/workers/cpu-ms';
import { serveJobs } from '../../api/workers/serve-jobs';
import { seededRandom } from '../../scale/simulate';
import { browse } from '../people/browse';
import { startLife } from '../people/life';
import { type Acknowledged, order } from '../people/order';
import type { RequestLog } from '../people/request-log';
import { serve } from '../people/serve';
import { createVisitor, type Visitor } from '../people/visitor';

export interface PeopleJob {
  /** Origin of the shop. */
  readonly address: string;
  readonly ms: number;
  readonly seed: number;
  readonly browsing: number;
  readonly ordering: number;
  /** A session for each member of staff. */
  readonly sessions: readonly string[];
}

export interface PeopleResult {
  readonly log: RequestLog;
  readonly acknowledged: Acknowledged;
  /** Share of one core that the simulation took. */
  readonly busy: number;
}

/** An address of their own, so that limits count each customer. */
const addressOf = (index: number) => `10.100.${index >> 8}.${index & 255}`;

serveJobs<PeopleJob, PeopleResult>(async ({ address, ms, seed, browsing, ordering, sessions }) => {
  const log: RequestLog = new Map();
  const acknowledged: Acknowledged = [];
  const before = cpuMs();
  const began = performance.now();
  let people = 0;
  const live = async (act: (visitor: Visitor, life: ReturnType<typeof startLife>) => Promise<void>) => {
    people += 1;
    const visitor = createVisitor(address, log);
    await act(visitor, startLife(seededRandom(1000 * seed + people), ms));
    visitor.close();
  };
  const many = (count: number, act: (index: number) => Promise<void>) =>
    Array.from({ length: count }, (_, index) => act(index));
  await Promise.all([
    ...many(browsing, (index) => live((visitor, life) => browse(visitor, life, addressOf(index)))),
    ...many(ordering, () => live((visitor, life) => order(visitor, life, acknowledged))),
    ...sessions.map((session, number) =>
      live((visitor, life) =>
        serve(address, visitor, life, log, { session, number, count: sessions.length }),
      ),
    ),
  ]);
  return { log, acknowledged, busy: (cpuMs() - before) / (performance.now() - began) };
});
