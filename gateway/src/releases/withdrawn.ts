import type { ReleaseRecord } from '@storefront/shared/delivery/registry';

/** When a release was last taken away from visitors, as far as the registry knows. */
const takenBackAt = (record: ReleaseRecord | undefined) => record?.withdrawn ?? record?.withdrawnBefore;

/** What a record that comes again keeps of that. */
export function afterTakenBack(record: ReleaseRecord | undefined): Pick<ReleaseRecord, 'withdrawnBefore'> {
  const at = takenBackAt(record);
  return at ? { withdrawnBefore: at } : {};
}

/** Returns the warning for making a withdrawn release live again. */
export function takenBackWarning(record: ReleaseRecord | undefined): string[] {
  const at = takenBackAt(record);
  return at ? [`visitors had it before, and it was taken back on ${at}`] : [];
}
