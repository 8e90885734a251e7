/** Pages of a list as one list without duplicate ids; the first place is kept, the latest reading wins (§4, P26). */
export function mergeById<I extends { readonly _id: string }>(pages: readonly (readonly I[])[]): I[] {
  const items = new Map<string, I>();
  for (const item of pages.flat()) items.set(item._id, item);
  return [...items.values()];
}
