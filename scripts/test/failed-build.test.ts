import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** What the federation plugin does when an exposed module is missing: it writes a report beside the workspace's sources. */
const FAIL = `require(${JSON.stringify(join(root, 'node_modules/@module-federation/error-codes/dist/node.cjs'))})
  .logAndReport('BUILD-001', { 'BUILD-001': 'missing' }, {}, () => {}, 'missing', {});`;

test('a build that fails leaves nothing that git would add', async () => {
  const checkout = await mkdtemp(join(tmpdir(), 'failed-build-'));
  try {
    const workspace = join(checkout, 'cafe-remote');
    await mkdir(workspace);
    await copyFile(join(root, '.gitignore'), join(checkout, '.gitignore'));
    execFileSync('git', ['init', '-q'], { cwd: checkout });
    execFileSync('git', ['add', '.'], { cwd: checkout });
    execFileSync(process.execPath, ['-e', FAIL], { cwd: workspace });
    expect(await readdir(workspace)).toEqual(['.mf']);
    const status = execFileSync('git', ['status', '--porcelain'], { cwd: checkout, encoding: 'utf8' });
    expect(status.trim()).toBe('A  .gitignore');
  } finally {
    await rm(checkout, { recursive: true, force: true });
  }
});
