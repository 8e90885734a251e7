/** Returns the rows in the order of the ids. */
export function inOrderOf<R extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly R[],
): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
