import { Failure } from '@storefront/http/failure';
import { addOriginCheck } from '@storefront/http/origin-check';
import { partName, type Registry, releaseId } from '@storefront/shared/delivery/registry';
import {
  REASON_LENGTH,
  REASON_PLACES,
  REPORTS_AT_ONCE,
  REPORTS_PATH,
  TROUBLE_KINDS,
  VITALS,
} from '@storefront/shared/delivery/release-reports';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RegistrySource } from '../releases/registry-source';
import { createNetworkLimit } from '../ssr/token-bucket';
import { plainTrouble } from './plain-reason';
import { type ReleaseCountStore, type ReleaseEvent, withShell } from './release-counts';
import { rangeOf } from './vital-ranges';

const subject = z.object({ remote: partName, release: releaseId });

/** Half an hour in ms: nothing that is measured of a visit is larger. */
const LARGEST = 1_800_000;

const PLACE = String.raw`[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}`;

/** Nothing but names and places of a build fits, so it needs no cleaning. What does not fit is left out. */
const component = z.string().regex(new RegExp(`^[\\w$.]{1,60}(?: \\(${PLACE}\\))?$`));
const place = z.string().regex(new RegExp(`^${PLACE}$`));

const trouble = {
  reason: z.string().max(REASON_LENGTH),
  component: component.optional().catch(undefined),
  at: z.array(place).max(REASON_PLACES).optional().catch(undefined),
};

const report = z.discriminatedUnion('kind', [
  subject.extend({ kind: z.enum(['visit', 'fallback']) }),
  subject.extend({ kind: z.literal('vital'), vital: z.enum(VITALS), value: z.number().min(0).max(LARGEST) }),
  subject.extend({ kind: z.enum(TROUBLE_KINDS), ...trouble }),
]);

/** The body of a report. The server refuses any other body; a shell that cannot be read is not known. */
const reportsBody = z.object({
  shell: releaseId.nullish().catch(null),
  reports: z.array(report).min(1).max(REPORTS_AT_ONCE),
});

type Report = z.infer<typeof report>;

interface Deps {
  readonly store: ReleaseCountStore;
  readonly now: () => number;
  readonly source: RegistrySource;
  readonly publicOrigin: string | null;
  /** False: no limits, for load tests. */
  readonly isLimited: boolean;
}

/** Bytes: twenty reports of two hundred letters each, their places, and their JSON. */
const BODY_LIMIT = 16 * 1024;
const PER_NETWORK = { atOnce: 60, aSecond: 1 };
const IN_ALL = { atOnce: 3000, aSecond: 50 };
const RETRY_SECONDS = 60;

/** Counts only releases that were live once, so that nobody can make up rows. */
const isKnown = ({ parts }: Registry, part: string, release: string) =>
  Object.hasOwn(parts, part) && (parts[part]?.history.some((record) => record.release === release) ?? false);

/** Returns what to count of a report. Visits and errors of remotes count under the shell, too (C492). */
function eventsOf(report: Report, shell: string | null): readonly ReleaseEvent[] {
  const { remote: part, release, kind } = report;
  if (kind === 'vital') return [{ part, release, name: rangeOf(report.vital, report.value), reason: null }];
  const reason = 'reason' in report ? plainTrouble(report) : null;
  return withShell({ part, release, name: kind, reason }, part === 'shell' ? null : shell);
}

/** Returns a function that throws 429 when a network, or all networks together, send too many reports. */
function createLimit(now: () => number) {
  const isWithin = createNetworkLimit(PER_NETWORK, IN_ALL, now);
  return (ip: string) => {
    if (isWithin(ip)) return;
    throw new Failure(429, 'Too many reports', { data: { retryAfter: RETRY_SECONDS } });
  };
}

/** `POST /releases/reports`: visits, vitals and errors of the releases that browsers run (C117). Answers 204. */
export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, now, source, publicOrigin, isLimited } = deps;
  const limit = isLimited ? createLimit(now) : () => {};
  void app.register(async (scope) => {
    addOriginCheck(scope, publicOrigin);
    scope.post(REPORTS_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      limit(request.ip);
      const parsed = reportsBody.safeParse(request.body);
      if (!parsed.success) throw new Failure(400, 'These reports cannot be read');
      const registry = await source.current();
      const { shell, reports } = parsed.data;
      const knownShell = shell && isKnown(registry, 'shell', shell) ? shell : null;
      const known = reports.filter(({ remote, release }) => isKnown(registry, remote, release));
      if (known.length > 0)
        await store.add(
          known.flatMap((report) => eventsOf(report, knownShell)),
          now(),
        );
      return reply.code(204).send();
    });
  });
}
