import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const ENDS_WITH_US = pathToFileURL(join(__dirname, '../lib/end-with-parent.mjs')).href;

const start = (code: string) =>
  spawn(process.execPath, ['--import', ENDS_WITH_US, '--eval', code], { stdio: ['pipe', 'pipe', 'pipe'] });

test('a child that ends with its parent may have threads, as the server has them to render pages', async () => {
  const child = start(`
    const { Worker } = require('node:worker_threads');
    const thread = new Worker("require('node:worker_threads').parentPort.postMessage('rendered')", { eval: true });
    thread.on('message', (said) => console.log(said));
  `);
  const [said, problems] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(problems).toBe('');
  expect(said).toBe('rendered\n');
});

test('a child ends when the pipe to its parent closes', async () => {
  const child = start('setInterval(() => {}, 1000); console.log("ready")');
  await once(child.stdout, 'data');
  child.stdin.end();
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGINT');
});

test('a watcher ends with its program when the pipe to its parent closes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'watched-'));
  const file = join(folder, 'main.mjs');
  await writeFile(file, 'setInterval(() => {}, 1000); console.log("ready " + process.pid)');
  const watcher = spawn(process.execPath, ['--watch', '--import', ENDS_WITH_US, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of watcher.stdout) {
    said += part;
    if (said.includes('ready')) watcher.stdin.end();
  }
  const pid = Number(/ready (\d+)/.exec(said)?.[1]);
  await rm(folder, { recursive: true });
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a command of `npm run` ends with the shell in which npm started it, which alone gets the signal', async () => {
  const code = `
    require(${JSON.stringify(join(__dirname, '../../remote-kit/lib/when-npm-ends.cjs'))}).whenNpmEnds(() => process.exit());
    setInterval(() => {}, 1000);
    console.log('ready');`;
  const shell = spawn('sh', ['-c', '"$0" --eval "$1"; true', process.execPath, code], {
    env: { ...process.env, npm_lifecycle_event: 'dev' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The output ends with the last process that has it.
  let said = '';
  for await (const part of shell.stdout) {
    said += part;
    shell.kill('SIGTERM');
  }
  expect(said).toBe('ready\n');
});
