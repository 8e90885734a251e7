import type { ReleaseRecord } from '@storefront/shared/delivery/registry';

/** Returns when a release was last withdrawn, if the registry knows. */
const withdrawnAt = (record: ReleaseRecord | undefined) => record?.withdrawn ?? record?.withdrawnBefore;

/** Returns the field by which a new record of the release keeps that time. */
export function keepWithdrawal(record: ReleaseRecord | undefined): Pick<ReleaseRecord, 'withdrawnBefore'> {
  const at = withdrawnAt(record);
  return at ? { withdrawnBefore: at } : {};
}

/** Returns the warning for making a withdrawn release live again. */
export function withdrawnWarning(record: ReleaseRecord | undefined): string[] {
  const at = withdrawnAt(record);
  return at ? [`visitors had it before, and it was withdrawn on ${at}`] : [];
}
