import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fakeRemote, fakeShell } from '../../gateway/test/support/fake-build';
import { migrate } from '../../server/src/platform/db/migrate';
import { openDatabase } from '../../server/src/platform/db/open-database';
import { storePerson } from '../../server/test/support/people';
import { shippedPackages } from '../lib/licences.mjs';
import { lastLine, runCommand } from './run-command';

const root = join(__dirname, '../..');

let base: string;
/** A folder as `npm ci --omit=dev --workspace=server` leaves it, with the built server and without its sources. */
let installed: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'production-'));
  installed = join(base, 'installed');
  const lockfile = await readFile(join(root, 'package-lock.json'), 'utf8');
  for (const { folder, server } of shippedPackages(JSON.parse(lockfile))) if (server) await link(folder);
  await runCommand('build.mjs', ['server']);
  await cp(join(root, 'server/dist'), join(installed, 'server/dist'), { recursive: true });
  await mkdir(join(installed, 'shell'));
  for (const file of ['package.json', 'package-lock.json', 'shell/package.json', 'scripts', 'remote-kit/lib'])
    await cp(join(root, file), join(installed, file), {
      recursive: true,
      filter: (from) => !/node_modules|\.test\./.test(from),
    });
});
afterAll(() => rm(base, { recursive: true, force: true }));

/** Links a package into the folder; packages inside of packages come with them. */
async function link(path: string): Promise<void> {
  if (!/^(?:[\w-]+\/)?node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path)) return;
  await mkdir(dirname(join(installed, path)), { recursive: true });
  await symlink(join(root, path), join(installed, path));
}

test('C340: the commands of an operator run with production packages and a built server only', async () => {
  const dataDir = join(base, 'data');
  await mkdir(dataDir);
  const db = await openDatabase({ dataDir, databaseUrl: null });
  await migrate(db, Date.now);
  await storePerson(db, { role: 'customer', now: Date.now() });
  await db.destroy();
  await fakeShell(join(base, 'shell'));
  await fakeRemote(join(base, 'one'), 'one');
  await fakeRemote(join(base, 'two'), 'two');

  const run = async (script: string, ...args: string[]) => {
    const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
    const ended = await runCommand(script, args, env, installed);
    return ended.code === 0 ? ended.output : ended;
  };
  expect(await run('release.mjs', 'shell', `--from=${join(base, 'shell')}`, '--new-shop')).toMatch(
    /shell .* released/,
  );
  expect(await run('release.mjs', 'cafe', `--from=${join(base, 'one')}`)).toMatch(/cafe .* released/);
  expect(await run('release.mjs', 'cafe', `--from=${join(base, 'two')}`, '--weight=10')).toMatch(/canary/);
  expect(await run('promote.mjs', 'cafe')).toMatch(/cafe .* → /);
  expect(await run('rollback.mjs', 'cafe')).toMatch(/cafe .* → /);
  expect(await run('releases.mjs')).toMatch(/cafe .*here/);
  expect(await run('prune.mjs')).toMatch(/Nothing to remove: every release is needed\.\n$/);
  expect(await run('check-reports.mjs')).toMatch(/The reports are what the orders say/);
  expect(await run('demo-clear.mjs')).toMatch(/Removed 0 customers/);
  expect(await run('second-factor-off.mjs', 'x@example.com')).toMatchObject({
    output: expect.stringContaining('No account has the address x@example.com'),
  });
  expect(await run('backup.mjs', join(base, 'saved'))).toMatch(/Saved in /);
  await rm(dataDir, { recursive: true });
  expect(await run('restore.mjs', join(base, 'saved'))).toMatch(/counts and sums match/);
  expect(await run('migrate-to-postgres.mjs')).toMatchObject({
    output: expect.stringContaining('Set DATABASE_URL to the PostgreSQL'),
  });
});

test('C340: without a build, a command says how to get one', async () => {
  const folder = join(base, 'unbuilt');
  await mkdir(join(folder, 'shell'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  for (const file of ['scripts', 'shell/package.json', 'remote-kit/lib'])
    await cp(join(installed, file), join(folder, file), { recursive: true });
  const ended = await runCommand('backup.mjs', [], {}, folder);
  expect(ended.code).toBe(1);
  expect(lastLine(ended)).toBe(
    'The server is not built, and its compiler is not installed: npm ci --omit=dev && npm run build',
  );
});

test('C374: with production packages, a release takes the build that is there', async () => {
  const env = { DATA_DIR: join(base, 'image-data'), DATABASE_URL: '' };
  const unbuilt = await runCommand('release.mjs', ['shell', '--new-shop'], env, installed);
  expect(unbuilt.code).toBe(1);
  expect(lastLine(unbuilt)).toBe(
    'The compiler of shell is not installed: npm ci --omit=dev && npm run build',
  );
  await fakeShell(join(installed, 'shell/dist'));
  const released = await runCommand('release.mjs', ['shell', '--new-shop'], env, installed);
  expect(released.output).toMatch(/Build.* used as it is.*shell .* released/s);
  expect(lastLine(await runCommand('build.mjs', ['shell'], env, installed))).toBe(lastLine(unbuilt));
});

test('C494: --changed releases what has new sources; what was rolled back waits for a change', async () => {
  const env = { DATA_DIR: join(base, 'changed-data'), DATABASE_URL: '', RELEASED_BY: 'asha' };
  const run = (script: string, ...args: string[]) => runCommand(script, args, env, installed);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: installed, encoding: 'utf8' }).trim();
  const commit = async (text: string, ...folders: string[]) => {
    for (const folder of folders) await writeFile(join(installed, folder, 'source.ts'), `// ${text}\n`);
    git('add', '.');
    git('-c', 'user.name=Asha', '-c', 'user.email=a@b.c', 'commit', '-qm', text);
  };
  const build = async (script: string) => {
    for (const folder of ['shell', 'cafe-remote'])
      await rm(join(installed, folder, 'dist'), { recursive: true, force: true });
    await fakeShell(join(installed, 'shell/dist'));
    await fakeRemote(join(installed, 'cafe-remote/dist'), script);
  };
  for (const file of ['package.json', 'remote.json'])
    await cp(join(root, 'cafe-remote', file), join(installed, 'cafe-remote', file));
  await writeFile(join(installed, '.gitignore'), 'dist/\nnode_modules\n');
  git('init', '-q');
  await commit('the first', 'shell', 'cafe-remote');
  await build('first');
  const first = await run('release.mjs', '--changed', '--new-shop');
  expect(first.output).toMatch(/shell .* released.*cafe .* released/s);
  expect(lastLine(await run('release.mjs', '--changed', '--weight=10'))).toBe(
    'Nothing to release: no sources have changed since the last releases.',
  );

  await commit('the second', 'cafe-remote');
  await build('second');
  const second = await run('release.mjs', '--changed', '--weight=10');
  expect(second.output).toMatch(/cafe .* canary, 10 %\n.*the second/);
  expect(second.output).not.toMatch(/shell .* (?:released|live)/);
  await run('rollback.mjs', 'cafe');

  await commit('the third', 'shell');
  expect((await run('release.mjs', '--changed', '--weight=10')).output).not.toContain('cafe');
  await commit('the fourth', 'cafe-remote');
  const fourth = await run('release.mjs', '--changed', '--weight=10');
  expect(fourth.output).toMatch(/cafe .* canary.*the fourth.*it was withdrawn/s);
  git('checkout', '-q', 'HEAD~1');
  const overtaken = await run('release.mjs', 'cafe', '--weight=10');
  expect(lastLine(overtaken)).toMatch(/^cafe: commit \w{8} is older than the canary/);
});
