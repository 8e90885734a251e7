import type { Registry } from '@storefront/shared/delivery/registry';
import { findDamage } from './check-files';
import {
  type FolderOf,
  findIncompatibilities,
  type Incompatibility,
  isReached,
} from './find-incompatibilities';
import { inspectBuild } from './inspect-build';
import { pullRelease } from './pull-releases';
import { ReleaseError } from './release-error';
import { releasePaths } from './release-paths';
import type { ReleasePlace } from './release-place';

interface Change {
  readonly before: Registry;
  readonly after: Registry;
  /** The parts that change. Texts about another part, or about one of several, begin with its name. */
  readonly names: readonly string[];
  readonly folderOf: FolderOf;
}

/** What the parts of a shop make of a change. */
interface Verdict {
  /** What the change would break, each as half a sentence. */
  readonly broken: readonly string[];
  /** What did not fit before either, or would not after a rollback of the shell. */
  readonly warnings: readonly string[];
}

/**
 * Judges a change of the registry by what visitors get before and after it: no release, promotion or rollback may stop
 * a page that worked (C481). What was broken already forbids nothing, so that a repair can come in steps.
 */
export async function judgeChange({ before, after, names, folderOf }: Change): Promise<Verdict> {
  const known = await findIncompatibilities(before, folderOf);
  const found = await findIncompatibilities(after, folderOf, { afterRollback: true });
  const wasThere = ({ name, text }: Incompatibility) =>
    known.some((one) => one.name === name && one.text === text);
  const isWarning = (one: Incompatibility) => one.text.startsWith('after a rollback') || wasThere(one);
  const isOurs = ({ name }: Incompatibility) => names.includes(name) || names.includes('shell');
  const textOf = ({ name, text }: Incompatibility) =>
    names.length === 1 && names[0] === name ? text : `${name}: ${text}`;
  const unreached: string[] = [];
  for (const name of names)
    if (name !== 'shell' && !(await isReached(after, name, folderOf)))
      unreached.push('no address leads to it: the live shell has no row for it in its table of routes');
  return {
    broken: found.filter((one) => !isWarning(one)).map(textOf),
    warnings: [...found.filter((one) => isWarning(one) && isOurs(one)).map(textOf), ...unreached],
  };
}

interface Switch extends ReleasePlace {
  /** The stored releases that go live. */
  readonly to: readonly { readonly name: string; readonly release: string }[];
  readonly before: Registry;
  readonly after: Registry;
}

/** Returns what is wrong with the files of a stored release. @throws ReleaseError if they no longer exist */
async function checkStored(place: ReleasePlace, name: string, release: string): Promise<readonly string[]> {
  await pullRelease(place, name, release);
  try {
    const folder = releasePaths.release(place.dataDir, name, release);
    const damage = await findDamage(place.dataDir, name, release);
    return damage ? [damage] : (await inspectBuild({ name, folder })).problems;
  } catch (error) {
    if (error instanceof ReleaseError)
      throw new ReleaseError(`${name} ${release} cannot be read: ${error.message}`);
    throw error;
  }
}

/**
 * Judges a change to releases that are stored already: their files, and how they fit the other parts. Throws
 * {@link ReleaseError} with every reason against it, or if files no longer exist; else returns warnings.
 */
export async function judgeSwitch({ to, before, after, ...place }: Switch): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { name, release } of to) problems.push(...(await checkStored(place, name, release)));
  const { broken, warnings } = await judgeChange({
    before,
    after,
    names: to.map(({ name }) => name),
    folderOf: (name, release) => releasePaths.release(place.dataDir, name, release),
  });
  const reasons = [...problems, ...broken];
  const subject = to.map(({ name, release }) => `${name} ${release}`).join(' with ');
  if (reasons.length > 0) throw new ReleaseError(`${subject} does not fit: ${reasons.join('; ')}`);
  return warnings;
}
