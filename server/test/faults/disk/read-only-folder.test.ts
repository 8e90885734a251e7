import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

test('a start in a folder that cannot be written prints one sentence and exits with 1', async () => {
  const base = await mkdtemp(join(tmpdir(), 'read-only-'));
  // Permissions do not stop root; a file in the place of a folder does.
  await writeFile(join(base, 'file'), '');
  const dataDir = join(base, 'file', 'data');
  const started = promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: join(__dirname, '../../../..'),
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', RENDER: 'off' },
  });
  await expect(started).rejects.toMatchObject({ code: 1, stdout: '' });
  const { stderr } = (await started.catch((error: unknown) => error)) as { stderr: string };
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(`DATA_DIR is "${dataDir}", which cannot be written: Error: ENOTDIR`);
  await rm(base, { recursive: true, force: true });
});
