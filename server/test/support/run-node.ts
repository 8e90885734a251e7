import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface NodeProcess {
  readonly baseUrl: string;
  /** Sends it a signal. */
  signal(name: NodeJS.Signals): void;
  /** Stops it. Returns its exit code; null if it had to be killed. */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<number | null>;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
}

const ROOT = join(__dirname, '../../..');
const READY = /^ready (http:\S+)$/;

async function untilReady(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output');
  for await (const line of createInterface(child.stdout)) {
    const [, address] = READY.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The server ended before it was ready');
}

/** Starts the server in its own process on a free port of this machine. */
export async function runNode(env: Readonly<Record<string, string>>): Promise<NodeProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', STORE_READY_LINE: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const baseUrl = await untilReady(child);
  child.stdout?.resume();
  return {
    baseUrl,
    signal: (name) => void child.kill(name),
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
    async kill() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}
