import { spawnSync } from 'node:child_process';
import { lstat, lutimes, mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { isAbandoned, withLock } from './with-lock';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  lock = join(folder, 'registry.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

const leaveLock = (owner: Partial<{ host: string; pid: number }>) =>
  symlink(JSON.stringify({ id: 'someone', host: hostname(), pid: process.pid, ...owner }), lock);

async function age(seconds: number): Promise<void> {
  const then = Date.now() / 1000 - seconds;
  await lutimes(lock, then, then);
}

/** Takes the lock concurrently. Returns the largest number of holders at a time. */
async function crowd(size: number): Promise<number> {
  let holders = 0;
  let most = 0;
  const work = async () => {
    holders += 1;
    most = Math.max(most, holders);
    await turn();
    holders -= 1;
  };
  await Promise.all(Array.from({ length: size }, () => withLock(lock, work)));
  return most;
}

test('one process at a time holds the lock, and the file is removed afterwards', async () => {
  expect(await crowd(8)).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('one waiting process takes over the lock of a dead process at once', async () => {
  await leaveLock({ pid: deadPid() });
  expect(await crowd(8)).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('a process that died while removing such a lock does not block others', async () => {
  await leaveLock({ pid: deadPid() });
  await symlink(JSON.stringify({ id: 'a', host: hostname(), pid: deadPid() }), `${lock}.remover`);
  expect(await crowd(3)).toBe(1);
});

test('a lock names its holder from the moment it exists, so that a kill leaves none without', async () => {
  const owner = await withLock(lock, () => readlink(lock));
  expect(JSON.parse(owner)).toMatchObject({ host: hostname(), pid: process.pid });
});

test('failing work releases the lock', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(lstat(lock)).rejects.toThrow();
});

test.each([
  ['held by a process of this machine that lives', {}, 3600, false],
  ['held by another machine for less than a minute', { host: 'elsewhere', pid: 1 }, 50, false],
  ['held by another machine for longer', { host: 'elsewhere', pid: 1 }, 70, true],
])('a lock %s', async (_, owner, seconds, isLeft) => {
  await leaveLock(owner);
  await age(seconds);
  expect(await isAbandoned(lock)).toBe(isLeft);
});

test.each([
  ['a file, as locks once were', () => writeFile(lock, '')],
  ['a folder, as they were before', () => mkdir(lock)],
])('%s counts as a lock for a minute', async (_, leave) => {
  await leave();
  await age(50);
  expect(await isAbandoned(lock)).toBe(false);
  await age(70);
  expect(await crowd(2)).toBe(1);
});
