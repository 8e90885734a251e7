import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../lib/port.mjs';

const root = join(__dirname, '../..');
const COMMAND = pathToFileURL(join(root, 'scripts/lib/command.mjs')).href;

/** Starts a script, sends it a signal once it has printed `text`, and returns its exit code. */
async function stopWhen(
  text: string,
  signal: NodeJS.Signals,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for await (const part of child.stdout) {
    const isNew = !output.includes(text);
    output += part;
    if (isNew && output.includes(text)) child.kill(signal);
  }
  const [code] = await ended;
  return code;
}

test.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a command that %s ends half-way has failed, with code %i', async (signal, code) => {
  const work = `
    const { runCommand } = await import(${JSON.stringify(COMMAND)});
    await runCommand(async () => {
      console.log('half-way');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  expect(await stopWhen('half-way', signal, ['--input-type=module', '--eval', work])).toBe(code);
});

describe('a command that runs until it is stopped ends with 0', () => {
  let dataDir: string;
  let env: Record<string, string>;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'stopped-'));
    env = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test('npm start', async () => {
    expect(await stopWhen('✓ Packages', 'SIGINT', ['scripts/start.mjs'], env)).toBe(0);
  });

  test('npm run dev', async () => {
    expect(await stopWhen('Ctrl-C stops', 'SIGINT', ['scripts/dev.mjs', 'server'], env)).toBe(0);
  });
});
