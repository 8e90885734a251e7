import {
  REPORTS_AT_ONCE,
  REPORTS_PATH,
  type ReleaseReport,
  type ReportsBody,
} from '@storefront/shared/delivery/release-reports';
import { readRegistry } from '../routes/read-registry';

/** How many reports one tab sends at most. */
const MAX_REPORTS = 60;

let sent = 0;

/** Sends reports to the server, also while the page is being closed. Ignores the answer. */
export function sendReports(reports: readonly ReleaseReport[]): void {
  const some = reports.slice(0, Math.min(REPORTS_AT_ONCE, MAX_REPORTS - sent));
  if (some.length === 0) return;
  sent += some.length;
  const sends: ReportsBody = { shell: readRegistry().shell, reports: some };
  const body = new Blob([JSON.stringify(sends)], { type: 'application/json' });
  if (navigator.sendBeacon?.(REPORTS_PATH, body)) return;
  fetch(REPORTS_PATH, { method: 'POST', body, keepalive: true }).catch(() => {});
}
