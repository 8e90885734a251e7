import { type Load, loadHttp } from '../http-load';
import { cpuMs } from './cpu-ms';
import { serveJobs } from './serve-jobs';

export interface LoadResult {
  readonly latencies: Float64Array;
  readonly seconds: number;
  /** Share of one core that the load generator took. */
  readonly busy: number;
}

serveJobs<Load, LoadResult>(async (load) => {
  const before = cpuMs();
  const { latencies, seconds } = await loadHttp(load);
  return { latencies, seconds, busy: (cpuMs() - before) / 1000 / seconds };
});
