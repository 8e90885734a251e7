import { setTimeout as wait } from 'node:timers/promises';
import { serverBuild } from './build-server.mjs';
import { startChild } from './children.mjs';
import { root } from './paths.mjs';
import { Problem } from './problem.mjs';

/** How long a server may take from its first line to its first answer, ms; the demo is part of it. */
const PATIENCE = 120_000;

async function isReady(address) {
  try {
    const answer = await fetch(`${address}/health`, { signal: AbortSignal.timeout(2_000) });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Starts the compiled server and waits until it answers. */
export async function runServer({ host, port, dataDir }) {
  const child = startChild(process.execPath, ['--enable-source-maps', serverBuild.main], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
  });
  let ended = null;
  child.closed.then((end) => {
    ended = end;
  });
  const address = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;
  for (const began = performance.now(); !(await isReady(address)); await wait(50)) {
    if (ended) throw new Problem('The server did not start: see above.');
    if (performance.now() - began > PATIENCE)
      throw new Problem(`The server does not answer at ${address}: see above.`);
  }
  return { address, closed: child.closed };
}
