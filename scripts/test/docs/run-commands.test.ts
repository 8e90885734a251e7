import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '../../../gateway/src/releases/release';
import { fakeRemote } from '../../../gateway/test/support/fake-build';
import { migrate } from '../../../server/src/platform/db/migrate';
import { openDatabase } from '../../../server/src/platform/db/open-database';
import { type Command, commandsIn, files, guides, read, root } from './documents';

const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;
const commands = guides.flatMap(commandsIn);

/** Commands that run here, as they stand in a document, in this order; each with what it prints last. */
const HERE: readonly (readonly [command: string, prints: RegExp])[] = [
  ['npm run releases', /cafe +1\.0\.0-\w+/],
  ['npm run releases -- cafe', /cafe: its commit is not known/],
  ['npm run releases -- --history', /released 1\.0\.0-\w+/],
  ['npm run releases -- --json', /"name": "cafe"/],
  ['npm run retire -- kitchen', /kitchen was never released/],
  ['npm run retire -- kitchen --undo', /kitchen was never released/],
  ['npm run promote -- cafe', /cafe has no canary/],
  ['npm run promote -- shell cafe', /shell was never released/],
  ['npm run rollback -- cafe', /cafe has no earlier release/],
  ['npm run rollback -- shell cafe', /shell was never released/],
  ['npm run prune -- --dry-run', /Nothing to remove/],
  ['npm run prune', /Nothing to remove/],
  ['npm run check:reports -- --repair', /The reports are what the orders say\./],
  ['npm run backup -- /backups/2026-11-20', /Saved in .*2026-11-20$/],
  ['npm run restore -- /backups/2026-11-20', /counts and sums match\.$/],
];

/** Commands that another test runs, or the code behind them: the test, and what it contains then. */
const ELSEWHERE: readonly (readonly [command: RegExp, test: string, contains: string])[] = [
  [/npm start$/, 'e2e/playwright.config.ts', 'scripts/start.mjs'],
  [/^npm run build( -- .*)?$/, 'scripts/test/builds/same-build.test.ts', 'scripts/build.mjs'],
  [/npm run release( -- .*)?$/, 'e2e/outside-remote.spec.ts', "runScript('release'"],
  [/^npm run rollback -- cafe --to=<release>$/, 'scripts/test/releases-command.test.ts', '--to='],
  [/^npm run rollback -- kitchen$/, 'e2e/outside-remote.spec.ts', "runScript('rollback'"],
  [/^npm run retire$/, 'scripts/test/release-story.test.ts', "'retire"],
  [/^npm run demo:clear$/, 'scripts/test/demo-clear.test.ts', 'demo-clear.mjs'],
  [/^npm run second-factor:off/, 'scripts/test/second-factor-off.test.ts', 'second-factor-off.mjs'],
  [/^(DATA_DIR=data )?npm run backup$/, 'scripts/test/docs/run-commands.test.ts', 'npm run backup'],
  [/^npm run restore -- <folder>$/, 'scripts/test/docs/run-commands.test.ts', 'npm run restore'],
  [/npm run migrate-to-postgres$/, 'server/src/operations/migrate-to-postgres.test.ts', 'migrateToPostgres'],
  [/npm run seed:large/, 'server/src/operations/large/seed-large.test.ts', 'seedLarge'],
  [/^npm run check:reports$/, 'server/test/properties/report-sums.test.ts', 'checkSums'],
  [/^npm run measure:lists$/, 'server/test/lists/flat-lists.test.ts', 'listCalls'],
  [/^npm run new:remote -- \w+$/, 'scripts/test/new-remote.test.ts', 'planRemote'],
  [/^npm run new:remote .*--outside=/, 'e2e/support/outside-remote/outside-repository.ts', 'makeOutside'],
  [/^npm run upgrade:remote/, 'scripts/test/outside-remote.test.ts', 'upgradeOutside'],
  [/^npm run shared:api$/, 'scripts/test/shared-api.test.ts', 'compareApi'],
  [/^npm run proof$/, 'scripts/test/proof.test.ts', 'proofDocument'],
  [/^npm run access$/, 'server/test/access.test.ts', 'accessTable'],
  [/^npm run test:faults/, 'scripts/lib/tests/suites.mjs', 'server/test/faults/'],
  [/^npm run test:attacks/, 'scripts/lib/tests/suites.mjs', 'proveAll'],
  [/^npm run mutate/, 'scripts/test/mutate.test.ts', 'planMutation'],
  [/^npm run lockfile$/, 'scripts/test/lockfile.test.ts', 'completeLockfile'],
  [/^npm run (licences|sbom)/, 'scripts/test/licences.test.ts', "'sbom.mjs'"],
  [/^npm run bench -- page$/, 'scripts/lib/tests/suites.mjs', "'page'"],
  [/^npm run bench -- load$/, 'scripts/lib/tests/suites.mjs', "'load'"],
  [/^npm run verify$/, 'scripts/lib/tests/suites.mjs', 'verifyTree'],
  [/^npm run test:openapi/, 'scripts/lib/tests/suites.mjs', 'scripts/test-openapi.mjs'],
  [/npm test( -- .*)?$/, '.ci/run', 'npm test'],
  [/npx jest/, 'scripts/lib/tests/run-jest.mjs', 'tools.jest'],
  [/^npx depcruise/, 'scripts/lib/verify-tree.mjs', "'depcruise'"],
  [
    /node --enable-source-maps server\/dist\/main\.js$/,
    'server/test/faults/killed/killable-server.ts',
    'main',
  ],
  [
    /^npm ci --omit=dev --workspace=server$/,
    'scripts/test/production-packages.test.ts',
    '--workspace=server',
  ],
  [/^npm ci( --omit=dev)?$/, 'scripts/lib/install-packages.mjs', "npm('ci'"],
  [/^npx mockotlpserver/, 'server/test/support/trace-collector.ts', 'MockOtlpServer'],
  [/^curl -s /, 'scripts/test/docs/api.test.ts', "'docs/api.md'"],
  [/^npm audit/, '.github/workflows/upkeep.yml', 'npm audit'],
];

/** Commands that no test runs, and why. */
const BY_HAND: readonly (readonly [command: RegExp, reason: string])[] = [
  [/^npm run dev/, 'serves until somebody stops it; the browser tests start the same servers'],
  [/^npm run format$/, 'writes into the checkout; verify checks what it would write'],
  [/^npm run (shots|icons)/, 'takes pictures for people to look at'],
  [/^npm run (bench|soak)/, 'takes minutes, on a machine that does nothing else'],
  [
    /^(sudo|createdb|nginx|systemctl|systemd-analyze|journalctl|chromium|useradd|install|mv) /,
    'needs what runs on the machine of a shop',
  ],
  [/^DATA_DIR=\S+ setpriv /, 'needs what runs on the machine of a shop'],
  [/^podman(-compose)? /, 'needs podman; containers.test.ts compares its files with the rest'],
  [/^(echo|chmod|mkdir|openssl) /, 'makes secrets of a shop'],
  [/^curl -fsS /, 'needs what runs on the machine of a shop'],
  [/^(git|rm) /, 'acts on the checkout of a person'],
  [/^[A-Z_]+=\S+( [A-Z_]+=\S+)*$|^export /, 'sets variables; their names are checked'],
];

const isHere = ({ text }: Command) => HERE.some(([command]) => command === text);
const patterns = [...ELSEWHERE, ...BY_HAND].map(([pattern]) => pattern);

test('every command of the documents runs here, in another test, or has a reason', () => {
  const open = commands.filter(
    (command) => !isHere(command) && !patterns.some((one) => one.test(command.text)),
  );
  expect(open.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
});

test('nothing is listed that no document has', () => {
  const unused = patterns.filter((pattern) => !commands.some(({ text }) => pattern.test(text)));
  expect(unused.map(String)).toEqual([]);
  expect(HERE.filter(([text]) => !commands.some((command) => command.text === text))).toEqual([]);
});

test('the tests that run a command elsewhere are there, and contain it', () => {
  const missing = ELSEWHERE.filter(
    ([, file, contains]) => !files.includes(file) || !read(file).includes(contains),
  );
  expect(missing.map(([pattern, file]) => `${file}: ${pattern}`)).toEqual([]);
});

/** Returns all that a command of package.json prints, in a shop of its own. */
function output(command: string, dataDir: string, folder: string): Promise<string> {
  const [, script = '', args = ''] = /^npm run (\S+)(?: -- (.*))?$/.exec(command) ?? [];
  const [program, ...given] = (scripts[script] ?? '').split(' ');
  expect(program).toBe('node');
  const own = args.replace('/backups', join(folder, 'backups')).split(' ').filter(Boolean);
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, DATABASE_URL: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, [...given, ...own], { cwd: root, env }, (_, stdout, stderr) =>
      resolve(`${stdout}${stderr}`.trim()),
    );
  });
}

test('the commands of a running shop print what the documents promise', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  const dataDir = join(folder, 'shop');
  const db = await openDatabase({ dataDir, databaseUrl: null });
  await migrate(db, Date.now);
  await db.destroy();
  await fakeRemote(join(folder, 'built'), 'one');
  await release({ dataDir, name: 'cafe', dist: join(folder, 'built'), now: Date.now });
  const printed: string[] = [];
  for (const [command] of HERE) {
    const isRestore = command.startsWith('npm run restore');
    printed.push(await output(command, isRestore ? join(folder, 'restored') : dataDir, folder));
  }
  await rm(folder, { recursive: true, force: true });
  expect(printed).toEqual(HERE.map(([, prints]) => expect.stringMatching(prints)));
});
