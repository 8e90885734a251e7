import type { ReleaseHealth } from '@storefront/shared/delivery/release-reports';
import type { RemoteInTab } from './use-remotes';

/** Errors beside visits: "3 in 120 visits (2.5 %)". */
export function errorsText(health: ReleaseHealth | undefined): string {
  if (!health) return '–';
  const { errors, visits, errorsPerHundredVisits } = health;
  return visits === 0
    ? 'nothing reported yet'
    : `${errors} in ${visits} visits (${errorsPerHundredVisits} %)`;
}

/** What three visits in four do not exceed: "LCP 1.5 s · CLS 0.05". */
export function vitalsText(health: ReleaseHealth | undefined): string {
  const measured = Object.entries(health?.vitals ?? {}).map(([name, value]) => {
    if (name === 'CLS') return `${name} ${value}`;
    return `${name} ${value < 1000 ? `${value} ms` : `${value / 1000} s`}`;
  });
  return measured.join(' · ') || '–';
}

/** What went wrong: "render: TypeError: no price". */
export const troubleText = (
  trouble: { readonly kind: string; readonly reason: string } | null | undefined,
): string => (trouble ? `${trouble.kind}: ${trouble.reason}` : 'none');

/** Whether the release fits this shop, and whether it is the live one. */
export function verdictText({ problem, hasFallenBack }: RemoteInTab): string {
  if (problem) return problem;
  return hasFallenBack ? 'fits; the live release failed here' : 'fits';
}
