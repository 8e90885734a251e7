import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

/** Returns a one-line description of this machine. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const name = cpu?.model.trim() || 'unknown processor';
  return `${availableParallelism()} × ${name}, ${memory} GB, ${type()} ${release()}, Node ${process.version}`;
}

/** Returns the load of the machine, if the system reports it. */
export const busyBefore = (): string =>
  process.platform === 'win32' ? '' : `load ${loadavg()[0]?.toFixed(1)}`;
