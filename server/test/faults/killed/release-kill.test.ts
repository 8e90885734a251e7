import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { contentHash } from '../../../../gateway/src/releases/content-hash';
import { readRegistry } from '../../../../gateway/src/releases/read-registry';
import { releasePaths } from '../../../../gateway/src/releases/release-paths';
import { kills, timeFor } from '../../support/runs';

const ROOT = join(__dirname, '../../../..');
const KILLS = kills(4);
const ENDLESS = 1_000_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'release-kill-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function startReleaser(name: string, team: string, rounds: number) {
  const args = [
    '--import',
    'tsx',
    'server/test/faults/killed/releaser.ts',
    dataDir,
    name,
    team,
    String(rounds),
  ];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const reported: string[] = [];
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'close');
  return {
    reported,
    ended,
    /** Waits until it has reported a number of releases. Throws if it ends before. */
    async hasTold(count: number) {
      for await (const line of lines) if (reported.push(line) >= count) return;
      throw new Error(`The releaser ended after ${reported.length} of ${count} releases.`);
    },
    async kill() {
      lines.on('line', (line) => reported.push(line));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Returns the live release of a part. Throws if it is not complete. */
async function wholeRelease(name: string): Promise<string> {
  const live = (await readRegistry(dataDir)).parts[name]?.live ?? '';
  const hash = await contentHash(releasePaths.release(dataDir, name, live));
  expect(live).toBe(`1.0.0-${hash}`);
  return live;
}

/** Reads the registry continuously until stopped. Every read must be complete. */
async function readAlong(name: string, isOver: () => boolean): Promise<number> {
  let reads = 0;
  for (; !isOver(); reads += 1) await wholeRelease(name);
  return reads;
}

test(
  `killed ${KILLS} times at any step, a release is live completely or not at all, and does not block the next one`,
  async () => {
    await startReleaser('cafe', 'first', 1).ended;
    let isOver = false;
    const reading = readAlong('cafe', () => isOver);
    reading.catch(() => undefined);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const releaser = startReleaser('cafe', `team${kill}`, ENDLESS);
      await releaser.hasTold(randomInt(1, 9));
      await releaser.kill();
      const { history } = (await readRegistry(dataDir)).parts.cafe ?? { history: [] };
      const known = history.map(({ release }) => release);
      expect(known).toEqual(expect.arrayContaining(releaser.reported));
      await wholeRelease('cafe');
    }
    isOver = true;
    expect(await reading).toBeGreaterThan(KILLS);
  },
  timeFor(KILLS, 15_000),
);

test(
  'two processes that release concurrently lose none of each other’s releases',
  async () => {
    const rounds = 10;
    const releasers = [
      startReleaser('cafe', 'day', rounds),
      startReleaser('cafe', 'night', rounds),
      startReleaser('closet', 'clothes', rounds),
    ];
    await Promise.all(releasers.map(({ hasTold }) => hasTold(rounds + 3)));
    const ends = await Promise.all(releasers.map(({ ended }) => ended));
    expect(ends).toEqual(releasers.map(() => [0, null]));

    const { parts } = await readRegistry(dataDir);
    expect(parts.cafe?.history).toHaveLength(2 * rounds);
    expect(parts.closet?.history).toHaveLength(rounds);
    for (const name of ['cafe', 'closet']) {
      await wholeRelease(name);
      const left = (await readdir(releasePaths.part(dataDir, name))).filter((file) => file.startsWith('.'));
      expect(left).toEqual([]);
    }
    expect((await readdir(dataDir)).sort()).toEqual(['builds', 'registry.json', 'releases']);
  },
  timeFor(1, 30_000),
);
