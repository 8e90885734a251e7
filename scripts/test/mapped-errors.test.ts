import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command';

const root = join(__dirname, '../..');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapped-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('C320: a command that fails unexpectedly prints a stack that names the sources', async () => {
  await symlink('registry.json', join(folder, 'registry.json'));
  const { code, output } = await runCommand('releases.mjs', [], { DATA_DIR: folder, DATABASE_URL: '' });
  expect(code).toBe(1);
  expect(output).toMatch(/ELOOP[\s\S]*gateway\/src\/releases\/read-registry\.ts:\d+/);
});

test('a command prints one sentence about a folder in place of a file', async () => {
  await mkdir(join(folder, 'registry.json'));
  const { code, output } = await runCommand('releases.mjs', [], { DATA_DIR: folder, DATABASE_URL: '' });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^A folder stands where a file should be: [^\n]*$/);
});

test('C320: the start that the operations document gives prints stacks that name the sources', async () => {
  const operations = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const starts = operations.match(/\bnode .*server\/dist\/main\.js/g) ?? [];
  expect(starts.length).toBeGreaterThan(2);
  // Builds the server if nothing has yet.
  await runCommand('releases.mjs', [], { DATA_DIR: folder, DATABASE_URL: '' });
  await mkdir(join(folder, 'storefront.db'));
  for (const start of new Set(starts)) {
    const args = start.split(' ').slice(1);
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: 'production', PORT: '0' };
    const output = await new Promise<string>((resolve) =>
      execFile(process.execPath, args, { cwd: root, env }, (_error, _stdout, stderr) => resolve(stderr)),
    );
    expect(output).toMatch(/server\/src\/[\w/-]+\.ts:\d+/);
  }
});
