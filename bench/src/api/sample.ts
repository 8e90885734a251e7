/** The measurements of one side in one load run. */
export interface Sample {
  /** Response times, ms, in any order. */
  readonly latencies: Float64Array;
  readonly seconds: number;
  /** Processor time of the answering process, ms. */
  readonly cpuMs: number;
}

/** The speed of a side. */
export interface Speed {
  /** Median response time, ms. */
  readonly p50: number;
  /** 99th percentile of the response time, ms. */
  readonly p99: number;
  readonly perSecond: number;
  /** Processor time of the answering process per answer, ms. */
  readonly cpuMs: number;
}

/** Returns the nearest-rank percentile: the smallest value that a share (0 to 1) of the values do not exceed. */
export function percentile(sorted: Float64Array, share: number): number {
  const rank = Math.max(1, Math.ceil(sorted.length * share));
  return sorted[rank - 1] ?? Number.NaN;
}

export function speedOf({ latencies, seconds, cpuMs }: Sample): Speed {
  const sorted = latencies.slice().sort();
  return {
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    perSecond: sorted.length / seconds,
    cpuMs: cpuMs / sorted.length,
  };
}
