/** What one side did in one stretch of load. */
export interface Sample {
  /** How long each answer took, ms, in any order. */
  readonly latencies: Float64Array;
  readonly seconds: number;
  /** Processor time of the process that answered, ms. */
  readonly cpuMs: number;
}

/** How fast a side was. */
export interface Speed {
  /** Half of all answers took no longer, ms. */
  readonly p50: number;
  /** Ninety-nine of a hundred answers took no longer, ms. */
  readonly p99: number;
  readonly perSecond: number;
  /** Processor time of the answering process for one answer, ms. */
  readonly cpuMs: number;
}

/** The smallest value that so large a share (0 to 1) of the values do not exceed: the nearest-rank percentile. */
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
