import { mergeById } from './merge-by-id';

interface Group<P> {
  readonly _id: string;
  readonly products: readonly P[];
}

/** The menu out of its pages: one group per category in order of appearance, no product twice (C54). */
export function mergeMenuGroups<P extends { readonly _id: string }, G extends Group<P>>(
  pages: readonly (readonly (G & Group<P>)[])[],
): (G & Group<P>)[] {
  const groups = new Map<string, G & Group<P>>();
  for (const group of pages.flat()) {
    const known = groups.get(group._id);
    groups.set(group._id, { ...group, products: mergeById([known?.products ?? [], group.products]) });
  }
  return [...groups.values()];
}
