import type { Input } from '@storefront/shared/contract/types';
import { useSearchParams } from '@storefront/shared/router';
import { AUDIT_KINDS } from '@storefront/shared/rules/audit-kinds';

export type AuditFilter = NonNullable<Input<'listAudit'>['query']>;

const NAMES = ['kind', 'actor', 'subject', 'from', 'until', 'olderThan'] as const;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Reads and sets the filter in the address, so that a link can name one thing. A change of the filter shows the newest entries. */
export function useAuditFilter() {
  const [parameters, setParameters] = useSearchParams();
  const read = (name: (typeof NAMES)[number]) => parameters.get(name)?.slice(0, 64) || undefined;
  const dayOf = (name: 'from' | 'until') => {
    const text = read(name);
    return text && isDay(text) ? text : undefined;
  };
  const filter: AuditFilter = {
    kind: AUDIT_KINDS.find((kind) => kind === read('kind')),
    actor: read('actor'),
    subject: read('subject'),
    from: dayOf('from'),
    until: dayOf('until'),
    olderThan: read('olderThan'),
  };
  const change = (changes: AuditFilter) => {
    const next = { ...filter, olderThan: undefined, ...changes };
    setParameters(
      Object.fromEntries(NAMES.flatMap((name) => (next[name] ? [[name, String(next[name])]] : []))),
    );
  };
  return { filter, change };
}
