import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { whenNpmEnds } from '../../remote-kit/lib/when-npm-ends.cjs';

/** Arguments of a Node process that is to end with this one, even after SIGKILL; its stdin must be a pipe. */
export const endWithParent = ['--import', new URL('end-with-parent.mjs', import.meta.url).href];

const children = new Set();
const isWindows = process.platform === 'win32';

/*
 * Not execa: `npm start` runs npm with this before packages are installed, and execa ends only the process itself,
 * not the processes that it started.
 */

/** Time that a process has to end after its stop signal, ms. */
const GRACE_MS = 8_000;

function signal(child, name) {
  try {
    if (isWindows) child.kill(name);
    else process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Starts a process in its own process group, so that stopping it also stops the processes it started.
 * `closed` resolves when it has ended, with its exit code and signal (`by`).
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { stopSignal?: NodeJS.Signals }} options
 */
export function startChild(command, args, { stopSignal = 'SIGTERM', ...options } = {}) {
  const child = spawn(command, args, {
    detached: !isWindows,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
  });
  children.add(child);
  child.stopSignal = stopSignal;
  child.closed = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, by) => resolve({ code, by }));
  }).finally(() => children.delete(child));
  child.closed.catch(() => {});
  return child;
}

/** Stops a process and the processes it started; kills them if they have not ended after 8 seconds. */
export async function stopChild(child, stopSignal = child.stopSignal) {
  if (!children.has(child)) return;
  signal(child, stopSignal);
  const force = setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS);
  await child.closed.catch(() => {});
  clearTimeout(force);
}

/** Stops all processes that were started here. */
export const stopChildren = (stopSignal) =>
  Promise.all([...children].map((child) => stopChild(child, stopSignal)));

/** The environment that turns a tool's colours on in a terminal, and off otherwise. */
function coloured(env = process.env) {
  const { FORCE_COLOR: _, NO_COLOR, ...rest } = env;
  return process.stdout.isTTY && !NO_COLOR ? { ...rest, FORCE_COLOR: '1' } : { ...rest, NO_COLOR: '1' };
}

/** A tool that runs longer than this hangs, ms. */
const TIMEOUT_MS = 40 * 60_000;

/**
 * Runs a process and returns its exit code and its output. Stops it after 40 minutes; its code is then null. Calls
 * `onLine` with each line of output, without colours, as it comes.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onLine?: (line: string) => void }} options
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export async function runChild(command, args, { onLine, ...options } = {}) {
  const child = startChild(command, args, {
    ...options,
    env: coloured(options.env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    if (onLine)
      createInterface({ input: stream }).on('line', (line) => onLine(stripVTControlCharacters(line)));
  }
  const limit = setTimeout(() => {
    output += `\nstopped after ${TIMEOUT_MS / 60_000} minutes`;
    void stopChild(child);
  }, TIMEOUT_MS);
  const { code } = await child.closed.finally(() => clearTimeout(limit));
  return { code, output };
}

/**
 * Stops all child processes on SIGINT, SIGTERM or SIGHUP, and when `npm run` has ended, then exits; a second signal
 * kills them at once. Passes SIGTERM on, on which a server stops more slowly. Exits with 128 + the number of the signal,
 * as a shell reports it; a command that runs until it is stopped exits with 0. Returns a function that returns whether a
 * signal was received.
 *
 * @param {{ onStop?: () => void, runsUntilStopped?: boolean }} options
 */
export function stopOnSignal({ onStop = () => {}, runsUntilStopped = false } = {}) {
  let isStopping = false;
  const stop = async (name) => {
    if (isStopping) {
      for (const child of children) signal(child, 'SIGKILL');
      return;
    }
    isStopping = true;
    onStop();
    await stopChildren(name === 'SIGTERM' ? name : undefined);
    process.exit(runsUntilStopped ? 0 : 128 + constants.signals[name]);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, stop);
  whenNpmEnds(() => stop('SIGTERM'));
  return () => isStopping;
}
