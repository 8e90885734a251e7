import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRemote } from '../../../gateway/test/support/fake-build';
import { newBucketUrl } from './test-bucket';

const ROOT = join(__dirname, '../../..');

let base: string;
let address: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'bucket-commands-'));
  address = newBucketUrl();
});
afterEach(() => rm(base, { recursive: true, force: true }));

/** Runs a command of package.json on a machine with a disk of its own; returns what it prints. */
function run(disk: string, script: string, args: readonly string[] = [], env = {}): Promise<string> {
  const own = { NODE_OPTIONS: '', DATABASE_URL: '', DATA_DIR: join(base, disk), RELEASE_STORE: address };
  const options = { cwd: ROOT, env: { ...process.env, ...own, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, [`scripts/${script}.mjs`, ...args], options, (_, stdout, stderr) =>
      resolve(`${stdout}${stderr}`),
    );
  });
}

test('C370: every command for releases works on the bucket, from any machine', async () => {
  const ids: string[] = [];
  for (const [disk, script] of [
    ['a', 'one'],
    ['b', 'two'],
  ] as const) {
    const dist = join(base, 'dist', script);
    await fakeRemote(dist, script);
    const printed = await run(disk, 'release', ['cafe', `--from=${dist}`]);
    ids.push(/1\.0\.0-[0-9a-f]{12}/.exec(printed)?.[0] ?? printed);
  }
  const live = async () => JSON.parse(await run('c', 'releases', ['--json'])).parts[0];
  const [one, two] = ids;
  expect(await live()).toMatchObject({ name: 'cafe', live: two, previous: one });
  expect(await run('d', 'rollback', ['cafe'])).toContain(`${two} → ${one}`);
  expect(await run('e', 'retire', ['cafe'])).toContain('retired');
  expect(await live()).toMatchObject({ live: one, retired: expect.any(String) });
  expect(await run('f', 'prune')).toContain('Nothing to remove');
});

test('C368: a command with a wrong key says what to check, and not the key', async () => {
  const printed = await run('a', 'releases', [], { AWS_SECRET_ACCESS_KEY: 'wrong-secret' });
  expect(printed).toContain('check AWS_SECRET_ACCESS_KEY');
  expect(printed).not.toMatch(/wrong-secret|at \w+ \(/);
});
