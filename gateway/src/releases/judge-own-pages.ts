import type { Registry } from '@storefront/shared/delivery/registry';
import type { FolderOf } from './find-incompatibilities';
import { findUnrendered } from './find-unrendered';
import { compareWeights, type WeightVerdict, weighBuild } from './weigh-pages';

/** What releases do to their own pages. */
interface OwnVerdict {
  /** Pages that are too heavy, or that the server would no longer render, each as half a sentence. */
  readonly against: readonly string[];
  /** What the scripts of each part weigh. */
  readonly weights: ReadonlyMap<string, WeightVerdict>;
}

/**
 * Judges what releases do to their own pages: the weight of their scripts against budget and live release, and what the
 * server would no longer render (C485).
 *
 * @param next the releases that are to go out, by part
 */
export async function judgeOwnPages(
  before: Registry,
  next: Readonly<Record<string, string>>,
  folderOf: FolderOf,
): Promise<OwnVerdict> {
  const weights = new Map<string, WeightVerdict>();
  for (const [name, release] of Object.entries(next)) {
    const live = before.parts[name]?.live;
    // A live release that cannot be read has no weight.
    const today = live === undefined ? null : await weighBuild(name, folderOf(name, live)).catch(() => null);
    weights.set(name, compareWeights(await weighBuild(name, folderOf(name, release)), today));
  }
  const heavy = [...weights.values()].flatMap(({ against }) => against);
  return { against: [...heavy, ...(await findUnrendered(before, next, folderOf))], weights };
}
