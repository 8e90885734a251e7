import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRemote } from '../../test/support/fake-build';
import { release } from './release';
import { createReleaseGuard } from './release-guard';

const SCRIPT = 'client/assets/menu.1.js';

let dataDir: string;
let id: string;
let file: string;
let now: number;
beforeEach(async () => {
  now = 0;
  dataDir = await mkdtemp(join(tmpdir(), 'guard-'));
  const dist = join(dataDir, 'dist');
  await fakeRemote(dist, 'sound');
  id = (await release({ dataDir, name: 'cafe', dist, now: Date.now })).release;
  file = join(dataDir, 'releases/cafe', id, SCRIPT);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Returns a guard of this disk, and the repairs that it began, each with the function that ends it. */
function openGuard() {
  const problems: string[] = [];
  const repairs: (() => Promise<void>)[] = [];
  const repair = () =>
    new Promise<void>((resolve, reject) => {
      repairs.push(async () => {
        await writeFile(file, 'sound').catch(reject);
        resolve();
      });
    });
  const onDamage = (problem: unknown) => void problems.push(String(problem));
  return { guard: createReleaseGuard(dataDir, { onDamage, repair, now: () => now }), problems, repairs };
}

test('C482: a damaged release is refused at once, is repaired once meanwhile, and is as released then', async () => {
  await writeFile(file, 'SOUND');
  const { guard, repairs } = openGuard();
  for (let time = 0; time < 3; time += 1)
    await expect(guard.check('cafe', id)).rejects.toThrow(`${SCRIPT} is not as released`);
  expect([repairs.length, guard.damages]).toEqual([1, 0]);
  await repairs[0]?.();
  await expect(guard.check('cafe', id)).resolves.toBeUndefined();
  expect(guard.damages).toBe(1);
});

test('C482: a file that changes later is not sent until the repair has ended', async () => {
  const { guard, repairs, problems } = openGuard();
  expect(await guard.isSound('cafe', id, SCRIPT)).toBe(true);
  await writeFile(file, 'SOUND');
  expect(await guard.isSound('cafe', id, SCRIPT)).toBe(false);
  expect([repairs.length, problems]).toEqual([1, [expect.stringContaining(SCRIPT)]]);
  await repairs[0]?.();
  expect(await guard.isSound('cafe', id, SCRIPT)).toBe(true);
  expect(await readFile(file, 'utf8')).toBe('sound');
});

test('C482: a repair that did not help is tried again after a minute', async () => {
  await writeFile(file, 'SOUND');
  const { guard, repairs } = openGuard();
  await guard.check('cafe', id).catch(() => {});
  await repairs[0]?.();
  await writeFile(file, 'Sound');
  await guard.check('cafe', id).catch(() => {});
  expect(repairs).toHaveLength(1);
  now += 60_000;
  await guard.check('cafe', id).catch(() => {});
  expect(repairs).toHaveLength(2);
});
