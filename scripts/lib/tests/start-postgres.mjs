import { execFileSync } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild, startChild, stopChild } from '../children.mjs';
import { freePort } from '../port.mjs';
import { Problem } from '../problem.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';

/** PostgreSQL refuses to run as root: returns another account for it. */
function plainAccount() {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((row) => row.split(':'));
  const row = ['postgres', 'nobody'].map((name) => accounts.find(([found]) => found === name)).find(Boolean);
  if (!row)
    throw new Problem('PostgreSQL does not run as root, and there is no account "postgres" or "nobody".');
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

/** Waits until the server prints that it is ready. */
function untilReady(child) {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes('ready to accept connections')) resolve();
    });
    child.closed.then(() => reject(new Problem('PostgreSQL did not start: see above.', output)), reject);
  });
}

/** Speed instead of durability. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const SETTINGS = ['max_connections=200'];

/** Returns the processes that a process has started. */
function childrenOf(pid) {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child);
}

/** Sends a signal to a process that may have ended. */
function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Starts a PostgreSQL with an empty data folder; `stop` removes the folder. Commits are synced to disk only with
 * `isDurable`. `pid` is its first process, until a restart. `freeze` stops all its processes, as an overloaded machine would, until `thaw`; `restart` ends it at once
 * and starts it again.
 */
export async function startPostgres({ initdb, postgres }, { isDurable = false } = {}) {
  const { folder, remove } = temporaryFolder('pg');
  const account = plainAccount();
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const options = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const made = await runChild(
    initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  if (made.code !== 0)
    throw new Problem('PostgreSQL could not create a data folder: see above.', made.output);
  const port = await freePort();
  const speed = isDurable ? [] : NOT_DURABLE;
  const settings = [...SETTINGS, ...speed, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const start = async () => {
    const started = startChild(
      postgres,
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'], stopSignal: 'SIGINT' },
    );
    await untilReady(started);
    return started;
  };
  let child = await start();
  const thaw = () => {
    for (const pid of [...childrenOf(child.pid), child.pid]) signal(pid, 'SIGCONT');
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: child.pid,
    freeze() {
      // The first process first: it could start others.
      signal(child.pid, 'SIGSTOP');
      for (const pid of childrenOf(child.pid)) signal(pid, 'SIGSTOP');
    },
    thaw,
    async restart() {
      await stopChild(child, 'SIGQUIT');
      child = await start();
    },
    async stop() {
      thaw();
      await stopChild(child);
      remove();
    },
  };
}
