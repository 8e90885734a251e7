import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sourcesOf } from './build-parts.mjs';
import { inRoot, root } from './paths.mjs';

const run = promisify(execFile);

/** Runs git in a folder. @returns {Promise<string | null>} its output; null if it fails, or is not installed */
const git = async (cwd, ...args) => {
  try {
    return (await run('git', args, { cwd })).stdout.trim();
  } catch {
    return null;
  }
};

/**
 * Returns the last commit of a checkout, and whether sources differ from it.
 *
 * @param {string} folder any folder of the checkout
 * @param {string[]} paths the sources, as pathspecs
 */
async function readCommit(folder, paths) {
  const text = await git(folder, 'log', '-1', '--format=%H%n%ct%n%an%n%s');
  if (!text) return null;
  const [commit, seconds, author, ...subject] = text.split('\n');
  const changes = await git(folder, 'status', '--porcelain', '--', ...paths);
  const at = Number(seconds) * 1000;
  const committedAt = new Date(at).toISOString();
  const branch = await git(folder, 'branch', '--show-current');
  const found = { commit, author, subject: subject.join(' '), isDirty: changes !== '', committedAt };
  return { source: { ...found, ...(branch && { branch }) }, at };
}

/**
 * Returns the commit of a build that was made elsewhere. The folder is the `dist` of a workspace, or
 * stands at the root of the checkout, as a workflow's artifact does. None if git tracks no package.json around it, and for
 * a build that is older than the last commit: then nobody knows what it was made from.
 */
async function sourceElsewhere(dist) {
  if ((await git(dist, 'ls-files', '--error-unmatch', join('..', 'package.json'))) === null) return undefined;
  const manifest = ['remote.json', 'shell.json'].map((file) => join(dist, file)).find(existsSync);
  const found = await readCommit(dist, [':/', ':(exclude).']);
  return found && statSync(manifest).mtimeMs >= found.at ? found.source : undefined;
}

/** Returns who runs a command: RELEASED_BY, or the account on this machine; undefined for an id without an account. */
export function readBy() {
  try {
    return process.env.RELEASED_BY?.trim() || userInfo().username;
  } catch {
    return undefined;
  }
}

/**
 * Returns what the registry records of a release beside its content: the commit, and who releases it (C323).
 *
 * @param {{ name: string, folder?: string }} part
 * @param {{ from?: string, entry?: string }} [flags]
 */
export async function readStory(part, { from, entry } = {}) {
  const by = readBy();
  if (entry !== undefined) return { by };
  if (from !== undefined) return { by, source: await sourceElsewhere(resolve(from)) };
  // The build is up to date: it was made from the sources as they are.
  const found = await readCommit(
    root,
    sourcesOf(part).map((path) => inRoot(path)),
  );
  return { by, source: found?.source };
}

/**
 * Returns whether a commit is older than another: an ancestor of it or, in a clone that does not have both,
 * committed before it.
 *
 * @param {string} folder any folder of the checkout
 * @param {{ commit: string, committedAt?: string | undefined }} ours
 * @param {{ commit: string, committedAt?: string | undefined }} theirs
 */
export async function isOlder(folder, ours, theirs) {
  if (ours.commit === theirs.commit) return false;
  const base = await git(folder, 'merge-base', ours.commit, theirs.commit);
  return base === null ? ours.committedAt < theirs.committedAt : base === ours.commit;
}

/** Whether a commit is another one, or came before it. False in a clone without one of them. */
const isBefore = async (folder, earlier, later) =>
  (await git(folder, 'merge-base', '--is-ancestor', earlier, later)) !== null;

/**
 * Returns whether the sources of a part have changed since its releases were made: the last commit that touched them is
 * in none of the commits here that it was released from, or they have uncommitted changes (C494). A release that was
 * rolled back counts, too: only a new change brings its part again.
 *
 * @param {{ folder: string }} part
 * @param {{ source?: { commit: string } | undefined }[]} releases every release of the part
 */
export async function hasChanged(part, releases) {
  const paths = sourcesOf(part).map((path) => inRoot(path));
  const last = await git(root, 'log', '-1', '--format=%H', '--', ...paths);
  if (!last || (await git(root, 'status', '--porcelain', '--', ...paths)) !== '') return true;
  for (const { source } of releases)
    if (
      source &&
      (await isBefore(root, last, source.commit)) &&
      (await isBefore(root, source.commit, 'HEAD'))
    )
      return false;
  return true;
}

/** Returns a commit in one line: `1a2b3c4d feat(cafe): … (Asha Rai)`. */
export const sourceText = ({ commit, author, subject, branch, isDirty }) =>
  `${commit.slice(0, 8)}  ${subject} (${author})${branch ? `, on ${branch}` : ''}${isDirty ? ', with uncommitted changes' : ''}`;
