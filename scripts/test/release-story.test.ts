import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '../../gateway/src/releases/release';
import { fakeRemote, fakeShell, writeFiles } from '../../gateway/test/support/fake-build';
import { lastLine, runCommand } from './run-command';

let folder: string;
let env: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-'));
  env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', RELEASED_BY: 'asha' };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const checkout = () => join(folder, 'kitchen');
const dist = () => join(checkout(), 'kitchen-remote/dist');
const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout(), encoding: 'utf8' }).trim();

/** Builds the kitchen in its team's checkout, with one commit. */
async function commitKitchen(): Promise<void> {
  await writeFiles(checkout(), {
    'package.json': {},
    'kitchen-remote/package.json': {},
    '.gitignore': 'dist/\n',
  });
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=Asha Rai', '-c', 'user.email=a@b.c', 'commit', '-qm', 'feat(kitchen): show the oven');
}

const kitchen = { name: 'kitchen', exposes: ['MenuPage'] };
const releaseKitchen = () => runCommand('release.mjs', ['kitchen', `--from=${dist()}`, '--new-shop'], env);

async function releases(): Promise<{ parts: readonly Record<string, unknown>[] }> {
  return JSON.parse((await runCommand('releases.mjs', ['kitchen', '--json'], env)).output);
}

test('C323: a release records its commit, author and message, and who changed what', async () => {
  await commitKitchen();
  await fakeRemote(dist(), 'one', kitchen);
  const first = await releaseKitchen();
  const commit = git('rev-parse', 'HEAD');
  expect(first.output).toContain(`${commit.slice(0, 8)}  feat(kitchen): show the oven (Asha Rai)`);

  // A workflow releases the artifact that it checked, from a folder beside the sources.
  const artifact = join(checkout(), 'released');
  await fakeRemote(artifact, 'artifact', kitchen);
  const byWorkflow = await runCommand('release.mjs', ['kitchen', `--from=${artifact}`, '--new-shop'], env);
  expect(byWorkflow.output).toMatch(/feat\(kitchen\): show the oven \(Asha Rai\), on \w+\n/);
  await rm(artifact, { recursive: true });

  await writeFiles(checkout(), { 'kitchen-remote/new.ts': '' });
  await fakeRemote(dist(), 'two', kitchen);
  expect((await releaseKitchen()).output).toMatch(/\(Asha Rai\), on \w+, with uncommitted changes/);
  await runCommand('rollback.mjs', ['kitchen'], env);

  const [part] = (await releases()).parts;
  const subject = 'feat(kitchen): show the oven';
  const branch = git('branch', '--show-current');
  const source = { commit, author: 'Asha Rai', subject, branch, isDirty: false };
  expect(part).toMatchObject({
    name: 'kitchen',
    source,
    retired: null,
    releases: [
      { source },
      { source },
      { source: { ...source, isDirty: true }, withdrawn: expect.any(String) },
    ],
    history: [
      { action: 'released', by: 'asha' },
      { action: 'released', by: 'asha' },
      { action: 'released', by: 'asha' },
      { action: 'rolled back', by: 'asha' },
    ],
  });
  const { output } = await runCommand('releases.mjs', ['kitchen', '--history'], env);
  expect(output).toMatch(/\dZ {2}rolled back 1\.0\.0-[0-9a-f]{12} by asha\n/);
  expect(output).toContain('feat(kitchen): show the oven (Asha Rai)');
});

test('C323: a build outside of git, or older than the last commit, has no commit', async () => {
  await fakeRemote(dist(), 'one', kitchen);
  expect((await releaseKitchen()).output).toContain('its commit is not known');
  await commitKitchen();
  await fakeRemote(dist(), 'two', kitchen);
  await utimes(join(dist(), 'remote.json'), 1, 1);
  expect((await releaseKitchen()).output).toContain('its commit is not known');
  expect((await releases()).parts[0]).toMatchObject({ source: null, history: [{}, {}] });
});

test('C325: npm run retire, played: retired, listed, brought back', async () => {
  const released = async (name: string) =>
    release({ dataDir: env.DATA_DIR ?? '', name, dist: join(folder, name), now: Date.now });
  const row = {
    path: '/kitchen',
    page: null,
    remote: 'kitchen',
    expose: 'MenuPage',
    mood: 'cafe',
    title: 'K',
  };
  await fakeShell(join(folder, 'shell'), { routes: [row] });
  await released('shell');
  await fakeRemote(dist(), 'one', kitchen);
  await releaseKitchen();

  const retired = await runCommand('retire.mjs', ['kitchen'], env);
  expect(retired.code).toBe(0);
  expect(retired.output).toMatch(/kitchen +1\.0\.0-[0-9a-f]{12} {2}retired\n.*"has closed": \/kitchen\n/);
  expect((await runCommand('releases.mjs', [], env)).output).toMatch(/kitchen: retired since 20/);
  expect(lastLine(await runCommand('rollback.mjs', ['kitchen'], env))).toMatch(
    /^kitchen has no earlier release/,
  );

  const back = await runCommand('retire.mjs', ['kitchen', '--undo'], env);
  expect(back.output).toMatch(/live again\n.*Shown again: \/kitchen\n/);
  expect((await releases()).parts[0]).toMatchObject({ retired: null });
  expect(lastLine(await runCommand('retire.mjs', [], env))).toBe(
    'Name the remote: npm run retire -- kitchen',
  );
  expect(lastLine(await runCommand('retire.mjs', ['shell'], env))).toMatch(/^the shell cannot be retired/);
});

test('C483: an older commit does not replace a newer one, unless --older asks for it', async () => {
  await commitKitchen();
  const older = git('rev-parse', 'HEAD');
  git(
    '-c',
    'user.name=Asha Rai',
    '-c',
    'user.email=a@b.c',
    'commit',
    '-qm',
    'fix(kitchen): close the oven',
    '--allow-empty',
  );
  await fakeRemote(dist(), 'newer', kitchen);
  await releaseKitchen();
  git('checkout', '-q', older);
  await fakeRemote(dist(), 'older', kitchen);
  const refused = await releaseKitchen();
  expect(refused.code).toBe(1);
  expect(lastLine(refused)).toMatch(`kitchen: commit ${older.slice(0, 8)} is older than the live one, `);
  const asked = await runCommand(
    'release.mjs',
    ['kitchen', `--from=${dist()}`, '--older', '--new-shop'],
    env,
  );
  expect(asked.output).toContain('feat(kitchen): show the oven (Asha Rai)');
});

test('C483: in a clone without the newer commit the time of the commits decides', async () => {
  const { isOlder } = await import('../lib/release-story.mjs');
  await commitKitchen();
  const ours = { commit: git('rev-parse', 'HEAD'), committedAt: '2026-01-01T00:00:00.000Z' };
  const theirs = (committedAt?: string) => ({ commit: '1'.repeat(40), committedAt });
  expect(await isOlder(checkout(), ours, theirs('2026-01-01T00:00:01.000Z'))).toBe(true);
  expect(await isOlder(checkout(), ours, theirs('2025-12-31T23:59:59.000Z'))).toBe(false);
  expect(await isOlder(checkout(), ours, theirs())).toBe(false);
  expect(await isOlder(checkout(), ours, ours)).toBe(false);
});
