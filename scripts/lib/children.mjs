import { spawn } from 'node:child_process';

const children = new Set();
const isWindows = process.platform === 'win32';

/** How long a process may take to end by itself, ms. */
const GRACE = 8_000;

function signal(child, name) {
  try {
    if (isWindows) child.kill(name);
    else process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Starts a process in a group of its own, so that stopping it stops whatever it has started too.
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

/** Ends a process and all that it started; the hard way if it does not end by itself. */
export async function stopChild(child) {
  if (!children.has(child)) return;
  signal(child, child.stopSignal);
  const force = setTimeout(() => signal(child, 'SIGKILL'), GRACE);
  await child.closed.catch(() => {});
  clearTimeout(force);
}

/** Ends everything that was started. */
export const stopChildren = () => Promise.all([...children].map(stopChild));

/** Colours where somebody looks, plain text where a file or a log does. */
function coloured(env = process.env) {
  const { FORCE_COLOR: _, NO_COLOR, ...rest } = env;
  return process.stdout.isTTY && !NO_COLOR ? { ...rest, FORCE_COLOR: '1' } : { ...rest, NO_COLOR: '1' };
}

/** No tool of ours takes longer than this, ms; one that does hangs. */
const LONGEST = 25 * 60_000;

/**
 * Runs a process to its end and answers its code and output; one that hangs is ended, with code null.
 *
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export async function runChild(command, args, options = {}) {
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
  }
  const limit = setTimeout(() => {
    output += `\nended after ${LONGEST / 60_000} minutes`;
    void stopChild(child);
  }, LONGEST);
  const { code } = await child.closed.finally(() => clearTimeout(limit));
  return { code, output };
}

/** Ends everything on Ctrl-C and its kin, and then this process; asking twice does not wait. */
export function stopOnSignal(onStop = () => {}) {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) {
      for (const child of children) signal(child, 'SIGKILL');
      return;
    }
    isStopping = true;
    onStop();
    await stopChildren();
    process.exit(0);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, stop);
  return () => isStopping;
}
