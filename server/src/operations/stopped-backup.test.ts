import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';

const ROOT = join(__dirname, '../../..');
const BACKUP = pathToFileURL(join(__dirname, 'backup.ts')).href;

let server: TestServer;
let base: string;
beforeEach(async () => {
  server = await startTestServer();
  base = await mkdtemp(join(tmpdir(), 'storefront-backup-'));
});
afterEach(async () => {
  await server.close();
  await rm(base, { recursive: true, force: true });
});

/** Starts a process that makes a backup and exits, as a signal makes it exit, when the database is copied. */
function startStoppedBackup(folder: string) {
  const { dataDir, databaseUrl } = server.env;
  const code = `
    import { readdirSync } from 'node:fs';
    const { backup } = await import(${JSON.stringify(BACKUP)});
    await backup(${JSON.stringify({ dataDir, databaseUrl })}, ${JSON.stringify(folder)}, {
      now: Date.now,
      holdReleases() {
        console.log(readdirSync(${JSON.stringify(`${folder}.part`)}).join(' '));
        process.exit(130);
      },
    });`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  return spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
}

test('a backup that is stopped half-way leaves nothing', async () => {
  const child = startStoppedBackup(join(base, 'saved'));
  const [copied, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(copied).toMatch(/^storefront\.(db|dump)\b/);
  expect(code).toBe(130);
  expect(await readdir(base)).toEqual([]);
});
