import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

/** What the figures were measured on, in one line. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const name = cpu?.model.trim() || 'unknown processor';
  return `${availableParallelism()} × ${name}, ${memory} GB, ${type()} ${release()}, Node ${process.version}`;
}

/** How busy the machine was with other things, where the system says so. */
export const busyBefore = (): string =>
  process.platform === 'win32' ? '' : `load ${loadavg()[0]?.toFixed(1)}`;
