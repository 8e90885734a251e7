import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRemote } from '../../gateway/test/support/fake-build';
import { scripts } from '../../package.json';
import { HELP } from '../lib/help.mjs';
import { lastLine, runCommand } from './run-command';

const root = join(__dirname, '../..');

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'commands-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const takePort = () =>
  new Promise<Server>((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

describe('npm start', () => {
  test('says in one line which variable to set when its port is taken', async () => {
    const server = await takePort();
    const { port } = server.address() as AddressInfo;
    const ended = await runCommand('start.mjs', [], { PORT: String(port), DATA_DIR: dataDir });
    server.close();
    expect(ended.code).toBe(1);
    expect(lastLine(ended)).toBe(
      `Port ${port} is taken: stop what uses it, or set another one: PORT=${port + 1} npm start`,
    );
  });

  test('names the variable, the value found and the values allowed when the environment is wrong', async () => {
    const ended = await runCommand('start.mjs', [], { PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: 'maybe' });
    expect(ended.code).toBe(1);
    expect(lastLine(ended)).toBe('RATE_LIMIT is "maybe"; allowed: on, off');
  });
});

describe('the release commands', () => {
  test('say what to do while nothing is released', async () => {
    const ended = await runCommand('releases.mjs', [], { DATA_DIR: dataDir });
    expect(ended.code).toBe(0);
    expect(lastLine(ended)).toBe(
      `Nothing has been released yet in ${dataDir}: npm start does, or npm run release -- cafe. Is DATA_DIR that of your shop?`,
    );
  });

  test('refuse to roll back what was never released', async () => {
    const ended = await runCommand('rollback.mjs', ['cafe'], { DATA_DIR: dataDir });
    expect(ended.code).toBe(1);
    expect(lastLine(ended)).toBe(`cafe was never released in ${dataDir}; released there: nothing`);
  });

  test('print the shop they act on, and the result for each part', async () => {
    await fakeRemote(join(dataDir, 'built'), 'one');
    const from = `--from=${join(dataDir, 'built')}`;
    const ended = await runCommand('release.mjs', ['cafe', from, '--new-shop'], { DATA_DIR: dataDir });
    expect(ended.output).toMatch(
      new RegExp(`Shop in ${dataDir}\\n.*cafe .*1\\.0\\.0-[0-9a-f]{12}  released`),
    );
    const back = await runCommand('rollback.mjs', ['cafe'], {
      DATA_DIR: dataDir,
      REGISTRY: '/srv/other.json',
    });
    expect(back.output).toContain(`Shop in ${dataDir}; its server reads /srv/other.json`);
    expect(lastLine(back)).toMatch(/^cafe has no earlier release than 1\.0\.0-/);
  });

  test('take one folder for one part', async () => {
    const ended = await runCommand('release.mjs', ['cafe', 'closet', '--from=dist'], { DATA_DIR: dataDir });
    expect(ended.code).toBe(1);
    expect(lastLine(ended)).toBe('--from is about one part: npm run release -- cafe --from=…');
  });

  test('accept a part of another checkout by its folder, and refuse an invalid name', async () => {
    const away = await runCommand('release.mjs', ['kitchen', `--from=${dataDir}`], { DATA_DIR: dataDir });
    expect(away.code).toBe(1);
    expect(lastLine(away)).toBe(`--from: ${dataDir} holds neither remote.json nor shell.json`);
    await writeFile(join(dataDir, 'remote.json'), '{}');
    const odd = await runCommand('release.mjs', ['../shell', `--from=${dataDir}`], { DATA_DIR: dataDir });
    expect(lastLine(odd)).toBe('"../shell" is no name of a part');
  });

  test.each(['0', '100', '1.5', 'ten'])('refuse a weight of %s', async (weight) => {
    const ended = await runCommand('release.mjs', ['cafe', `--weight=${weight}`], { DATA_DIR: dataDir });
    expect(ended.code).toBe(1);
    expect(lastLine(ended)).toBe(`--weight is "${weight}"; allowed: 1 to 99, or none for all visitors`);
  });

  test.each([
    ['release.mjs', ['cafe'], 'npm_config_weight', '--weight'],
    ['prune.mjs', [], 'npm_config_dry_run', '--dry-run'],
  ])('%s %s: refuse to run without a flag that npm consumed', async (script, args, name, flag) => {
    const ended = await runCommand(script, args, { DATA_DIR: dataDir, [name]: '10' });
    expect(ended.code).toBe(1);
    expect(lastLine(ended)).toContain(`npm consumed ${flag}.`);
  });

  test.each(['release.mjs', 'rollback.mjs', 'promote.mjs', 'releases.mjs', 'prune.mjs', 'retire.mjs'])(
    '%s refuses a flag it does not know before it does anything',
    async (script) => {
      const ended = await runCommand(script, ['cafe', '--of=x'], { DATA_DIR: dataDir });
      expect(ended.code).toBe(1);
      expect(lastLine(ended)).toMatch(/^Unknown option '--of'; flags of this command: /);
    },
  );

  test('C486: begin no new shop in a wrong DATA_DIR, and C488: explain themselves', async () => {
    const ended = await runCommand('prune.mjs', [], { DATA_DIR: dataDir });
    expect(ended.code).toBe(1);
    expect(lastLine(ended)).toContain(`There is no shop in ${dataDir}. Is DATA_DIR right?`);
    const help = await runCommand('release.mjs', ['--help'], { DATA_DIR: dataDir });
    expect(help.code).toBe(0);
    expect(help.output).toContain('npm run release -- <part …>');
    expect(help.output).toContain('--dry-run');
  });

  test('find nothing to remove while every release is needed', async () => {
    await writeFile(join(dataDir, 'registry.json'), '{ "parts": {} }');
    const ended = await runCommand('prune.mjs', ['--dry-run'], { DATA_DIR: dataDir });
    expect(ended.code).toBe(0);
    expect(lastLine(ended)).toBe('Nothing to remove: every release is needed.');
  });

  test('list the existing parts for an unknown one', async () => {
    const ended = await runCommand('release.mjs', ['kitchen', '--new-shop'], { DATA_DIR: dataDir });
    expect(ended.code).toBe(1);
    expect(lastLine(ended)).toBe('There is no part "kitchen"; there are shell, cafe, closet, admin.');
  });
});

test('C488: a dry run of new:remote names the files of the new team, and writes none', async () => {
  const ended = await runCommand('new-remote.mjs', ['barbershop', '--dry-run']);
  expect(ended).toMatchObject({
    code: 0,
    output: expect.stringContaining('A dry run: nothing has changed.'),
  });
  expect(ended.output).toContain('  barbershop-remote/remote.json\n');
  expect(ended.output).toContain('  shell/routes.json\n');
  expect(existsSync(join(root, 'barbershop-remote'))).toBe(false);
});

test('C488: every command of package.json has a help', () => {
  // Biome, which formats, explains itself.
  expect(Object.keys(HELP).concat('format').sort()).toEqual(Object.keys(scripts).sort());
});

test('npm test lists its suites for an unknown one', async () => {
  const ended = await runCommand('test.mjs', ['speed']);
  expect(ended.code).toBe(1);
  expect(lastLine(ended)).toBe(
    'There is no suite "speed"; there are verify, docs, unit, server, conformance, openapi, attacks, postgres, s3, builds, browser, weight, load.',
  );
});
