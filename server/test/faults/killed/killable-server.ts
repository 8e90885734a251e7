import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const root = join(__dirname, '../../../..');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Compiles the server if it has changed, and returns a copy that no other build replaces. */
async function compiledServer(): Promise<string> {
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.mjs'), 'server'], { cwd: root });
  const cache = join(root, 'server/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'killable-'));
  await cp(join(root, 'server/dist'), folder, { recursive: true });
  return folder;
}

async function start(
  folder: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(folder, 'main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      STORE_READY_LINE: '1',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended before it was ready, code ${code}`);
  });
  ended.catch(() => undefined);
  const ready = (async () => {
    // The log may have lines of its own before.
    for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('ready ')) return;
  })();
  await Promise.race([ready, ended]);
  child.stdout.resume();
  return child;
}

/** The compiled server in its own process. It can be killed at any time and restarts at the same address. */
export interface KillableServer {
  readonly address: string;
  /** Resolves when the starting server answers. */
  whenUp(): Promise<unknown>;
  /** Kills the process with SIGKILL and starts another. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server from its current sources. */
export async function startKillableServer(env: Readonly<Record<string, string>>): Promise<KillableServer> {
  const folder = await compiledServer();
  const port = await freePort();
  let child = start(folder, port, env);
  await child;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const running = await child;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  };
  return {
    address: `http://127.0.0.1:${port}`,
    whenUp: () => child,
    async killAndRestart() {
      await end('SIGKILL');
      child = start(folder, port, env);
      await child;
    },
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
