import { partName, releaseId } from '@storefront/shared/delivery/registry';
import {
  REASON_LENGTH,
  REPORTS_AT_ONCE,
  TROUBLE_KINDS,
  VITALS,
} from '@storefront/shared/delivery/release-reports';
import { z } from 'zod';

const subject = z.object({ remote: partName, release: releaseId });

/** Half an hour in ms: nothing that is measured of a visit is larger. */
const LARGEST = 1_800_000;

const report = z.discriminatedUnion('kind', [
  subject.extend({ kind: z.literal('visit') }),
  subject.extend({ kind: z.literal('vital'), vital: z.enum(VITALS), value: z.number().min(0).max(LARGEST) }),
  subject.extend({ kind: z.enum(TROUBLE_KINDS), reason: z.string().max(REASON_LENGTH) }),
]);

/** The body of a report. The server refuses any other body. */
export const reportsBody = z.object({ reports: z.array(report).min(1).max(REPORTS_AT_ONCE) });

export type Report = z.infer<typeof report>;
