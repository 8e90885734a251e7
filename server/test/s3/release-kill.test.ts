import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openReleaseBucket } from '../../../gateway/src/releases/release-bucket';
import { runs, timeFor } from '../support/runs';
import { bucketOf, newBucketUrl } from './test-bucket';

const ROOT = join(__dirname, '../../..');
const KILLS = runs(4);
const ENDLESS = 1_000_000;

let base: string;
let address: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'bucket-kill-'));
  address = newBucketUrl();
});
afterEach(() => rm(base, { recursive: true, force: true }));

/** Starts a machine of a team, with a disk of its own, that releases one build after another. */
function startReleaser(team: string, rounds: number) {
  const folder = join(base, team);
  const args = [
    '--import',
    'tsx',
    'server/test/faults/killed/releaser.ts',
    folder,
    'cafe',
    team,
    String(rounds),
  ];
  const env = { ...process.env, RELEASE_STORE: address };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
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

/** Returns the cafe's part of the registry, after a fetch of its live release onto an empty disk, which checks every byte. */
async function readWhole() {
  const dataDir = await mkdtemp(join(base, 'reader-'));
  const bucket = openReleaseBucket({ dataDir, releaseStore: bucketOf(address) });
  const part = (await bucket?.readRegistry())?.registry.parts.cafe;
  if (!part) throw new Error('nothing is released');
  await bucket?.fetch('cafe', part.live);
  return part;
}

test(
  `C370: killed ${KILLS} times at any step, a release is live with all its files or not at all, and blocks nobody`,
  async () => {
    await startReleaser('first', 1).ended;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const releaser = startReleaser(`team${kill}`, ENDLESS);
      await releaser.hasTold(randomInt(1, 7));
      await releaser.kill();
      const { history } = await readWhole();
      expect(history.map(({ release }) => release)).toEqual(expect.arrayContaining(releaser.reported));
    }
  },
  timeFor(KILLS, 20_000),
);

test(
  'C370: two machines that release at the same time lose none of each other’s releases',
  async () => {
    const rounds = 6;
    const releasers = [startReleaser('day', rounds), startReleaser('night', rounds)];
    await Promise.all(releasers.map(({ hasTold }) => hasTold(rounds + 2)));
    const ends = await Promise.all(releasers.map(({ ended }) => ended));
    expect(ends).toEqual(releasers.map(() => [0, null]));
    const { history } = await readWhole();
    expect(history).toHaveLength(2 * rounds);
  },
  timeFor(1, 40_000),
);
