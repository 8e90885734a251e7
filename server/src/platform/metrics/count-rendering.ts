import { Counter, Histogram, type Registry } from 'prom-client';
import type { RenderFigures } from '../../../../gateway/src/ssr/render-metrics';

/** Seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4];

/** Counts what the page server renders. Parts come from the registry, reasons from a closed list. */
export function countRendering(register: Registry): RenderFigures {
  const registers = [register];
  const answers = new Counter({
    name: 'rendered_pages_total',
    help: 'Pages that went out rendered: kept in memory, or rendered for this visitor; browsers draw all others',
    labelNames: ['how'],
    registers,
  });
  for (const how of ['kept', 'rendered']) answers.inc({ how }, 0);
  const durations = new Histogram({
    name: 'page_render_seconds',
    help: 'Time from the wish for a page to its HTML, before it is packed',
    buckets: BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'page_render_failures_total',
    help: 'Pages that could not be rendered, by part and reason; browsers drew them',
    labelNames: ['part', 'reason'],
    registers,
  });
  return {
    answered: (how) => answers.inc({ how }),
    rendered: (ms) => durations.observe(ms / 1000),
    failed: (part, reason) => failures.inc({ part, reason }),
  };
}
