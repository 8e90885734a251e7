import type { MockWorld } from '../world';

/** Returns the ids of what goes well with any of these items, without the items themselves (C271). */
export const companionsOf = ({ goesWith }: MockWorld, ids: readonly string[]): readonly string[] =>
  [...new Set(ids.flatMap((id) => goesWith[id] ?? []))].filter((id) => !ids.includes(id)).slice(0, 3);
