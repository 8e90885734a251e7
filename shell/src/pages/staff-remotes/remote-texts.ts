import type { ReleaseHealth } from '@storefront/shared/delivery/release-reports';
import type { RemoteInTab } from './use-remotes';

/** Returns errors per visits: "3 in 120 visits (2.5 %)". */
export function errorsText(health: ReleaseHealth | undefined): string {
  if (!health) return '–';
  const { errors, visits, errorsPerHundredVisits } = health;
  return visits === 0
    ? 'nothing reported yet'
    : `${errors} in ${visits} visits (${errorsPerHundredVisits} %)`;
}

/** Returns the errors by kind: "render 3, load 1". */
export const kindsText = (health: ReleaseHealth | undefined): string =>
  Object.entries(health?.byKind ?? {})
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ') || '–';

/** Returns the 75th percentiles of the vitals: "LCP 1.5 s · CLS 0.05". */
export function vitalsText(health: ReleaseHealth | undefined): string {
  const measured = Object.entries(health?.vitals ?? {}).map(([name, value]) => {
    if (name === 'CLS') return `${name} ${value}`;
    return `${name} ${value < 1000 ? `${value} ms` : `${value / 1000} s`}`;
  });
  return measured.join(' · ') || '–';
}

/** Returns the text of a trouble: "render: TypeError: no price". */
export const troubleText = (
  trouble: { readonly kind: string; readonly reason: string } | null | undefined,
): string => (trouble ? `${trouble.kind}: ${trouble.reason}` : 'none');

/** Returns whether the release is compatible, and whether it is live. */
export function verdictText({ problem, hasFallenBack }: RemoteInTab): string {
  if (problem) return problem;
  return hasFallenBack ? 'fits; the live release failed here' : 'fits';
}
