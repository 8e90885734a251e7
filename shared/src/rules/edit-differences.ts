/** A field in which a stale save and the stored values differ; null for a value that is missing. */
interface Difference {
  readonly field: string;
  readonly yours: unknown;
  readonly theirs: unknown;
}

/** Returns the fields of a save whose values differ from the stored ones (C165). */
export function editDifferences(stored: object, saved: object): Difference[] {
  const storedFields = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(saved)
    .map(([field, yours]) => ({ field, yours: yours ?? null, theirs: storedFields.get(field) ?? null }))
    .filter(({ yours, theirs }) => JSON.stringify(yours) !== JSON.stringify(theirs));
}
