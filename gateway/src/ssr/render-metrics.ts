import { Counter, Histogram, type Registry } from 'prom-client';
import type { FailureReason } from './render-failure';

/** Upper edges of the ranges in which render times are counted, seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4];

/** Counts what happens to pages that can be rendered on the server. */
export interface RenderMetrics {
  /**
   * A page was sent with rendered HTML: from the cache (`kept`, the label in Prometheus), or rendered for this request.
   */
  answered(how: 'kept' | 'rendered'): void;
  /** A page was rendered within `ms` milliseconds, the time in the queue included. */
  rendered(ms: number): void;
  /** @param part the part that owns the page: `shell`, `cafe` */
  failed(part: string, reason: FailureReason): void;
}

/** Registers the metrics of rendering. Labels come from the registry of releases and closed lists, never from requests. */
export function createRenderMetrics(register: Registry): RenderMetrics {
  const registers = [register];
  const answers = new Counter({
    name: 'rendered_pages_total',
    help: 'Pages sent with rendered HTML: from the cache (kept) or rendered for the request',
    labelNames: ['how'],
    registers,
  });
  for (const how of ['kept', 'rendered']) answers.inc({ how }, 0);
  const durations = new Histogram({
    name: 'page_render_seconds',
    help: 'Time from the request for a rendering to its HTML, before compression',
    buckets: BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'page_render_failures_total',
    help: 'Pages that could not be rendered, by part and reason; browsers rendered them',
    labelNames: ['part', 'reason'],
    registers,
  });
  return {
    answered: (how) => answers.inc({ how }),
    rendered: (ms) => durations.observe(ms / 1000),
    failed: (part, reason) => failures.inc({ part, reason }),
  };
}
