import { REPORTS_AT_ONCE, REPORTS_PATH, type ReleaseReport } from '@storefront/shared/config/release-reports';

/** What one tab says at most, whatever happens in it. */
const LIMIT = 60;

let sent = 0;

/** Tells the server, without an answer and even while the page goes away. */
export function sendReports(reports: readonly ReleaseReport[]): void {
  const some = reports.slice(0, Math.min(REPORTS_AT_ONCE, LIMIT - sent));
  if (some.length === 0) return;
  sent += some.length;
  const body = new Blob([JSON.stringify({ reports: some })], { type: 'application/json' });
  if (navigator.sendBeacon?.(REPORTS_PATH, body)) return;
  fetch(REPORTS_PATH, { method: 'POST', body, keepalive: true }).catch(() => {});
}
