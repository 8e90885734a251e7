import type { ReleaseHealth } from '@storefront/shared/delivery/release-reports';
import type { RemoteInTab } from './use-remotes';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns errors, visits and renders: "3 in 120 visits (2.5 %), 40 renders". An older server sends no renders. */
export function errorsText(health: ReleaseHealth | undefined): string {
  if (!health) return '–';
  const { errors, visits, errorsPerHundredVisits, renders = 0 } = health;
  return `${errors} in ${counted(visits, 'visit')} (${errorsPerHundredVisits} %), ${counted(renders, 'render')}`;
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
