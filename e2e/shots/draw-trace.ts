import type { CollectedSpan } from '../../server/test/support/trace-collector';

const MS = 1_000_000n;

/** Returns the time from one moment to another, both in nanoseconds, in ms. */
const msBetween = (from: string, to: string): number =>
  Number(((BigInt(to) - BigInt(from)) * 1_000n) / MS) / 1_000;

const lengthOf = (span: CollectedSpan): number => msBetween(span.startTimeUnixNano, span.endTimeUnixNano);

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const digits = (ms: number): string => ms.toFixed(ms < 1 ? 2 : ms < 10 ? 1 : 0);

/** A request and all steps below it, drawn from its own start. */
interface Block {
  readonly request: CollectedSpan;
  readonly rows: readonly { readonly span: CollectedSpan; readonly depth: number }[];
}

/** Returns a step and those below it, in order, each with its depth. Stops at other requests from the browser. */
function rowsOf(span: CollectedSpan, spans: readonly CollectedSpan[], depth: number): Block['rows'] {
  const below = spans.filter(({ parentSpanId }) => parentSpanId === span.spanId);
  return [{ span, depth }, ...below.flatMap((child) => rowsOf(child, spans, depth + 1))];
}

const endOf = ({ endTimeUnixNano }: CollectedSpan) => BigInt(endTimeUnixNano);

/** Splits a trace into the page's request and each later call: minutes may pass between them. */
function blocksOf(spans: readonly CollectedSpan[]): readonly Block[] {
  const [page] = spans;
  if (!page) return [];
  const later = spans.filter(
    ({ parentSpanId, startTimeUnixNano }) =>
      parentSpanId === page.spanId && BigInt(startTimeUnixNano) > endOf(page),
  );
  const rest = spans.filter((span) => !later.includes(span));
  return [
    { request: page, rows: rowsOf(page, rest, 0) },
    ...later.map((request) => ({ request, rows: rowsOf(request, spans, 0) })),
  ];
}

const style = `
  :root { color-scheme: light dark; font: 18px/1.3 system-ui, sans-serif;
    --ink: light-dark(#24211d, #ece7df); --soft: light-dark(#655e55, #a9a196); --ground: light-dark(#fff, #191715);
    --line: light-dark(#e6e0d6, #35312c); --http: light-dark(#a2571a, #e3a567); --step: light-dark(#6a7f2a, #b5cc6b);
    --sql: light-dark(#2b6aa8, #7cb6ec) }
  body { margin: 0; background: var(--ground); color: var(--ink) }
  main { padding: 20px 24px }
  h1 { font-size: 23px; margin: 0 0 2px }
  p { margin: 0 0 12px; color: var(--soft) }
  p i { display: inline-block; width: 12px; height: 12px; border-radius: 2px; margin: 0 6px 0 18px; background: var(--c) }
  section { border-top: 1px solid var(--line); padding: 6px 0 }
  div { display: grid; grid-template-columns: 620px 1fr 84px; align-items: center; height: 24px }
  div > span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; padding-right: 12px }
  .first > span:first-child { font-weight: 600 }
  small { font-size: 16px; font-weight: 400; color: var(--soft); padding-left: 8px }
  b { display: block; height: 13px; min-width: 3px; border-radius: 2px; background: var(--c) }
  div > span:last-child { text-align: right; color: var(--soft); font-variant-numeric: tabular-nums }
`;

const colourOf = ({ kind }: CollectedSpan): string =>
  kind === 'SPAN_KIND_SERVER' ? 'http' : kind === 'SPAN_KIND_CLIENT' ? 'sql' : 'step';

/** What a row says beside its name: of a page the remote and its release, of a call how it was answered. */
function noteOf({ attributes }: CollectedSpan, sincePage: number | null): string {
  const remote = attributes['shop.remote'];
  const status = attributes['http.response.status_code'];
  const notes = [
    ...(status === undefined ? [] : [String(status)]),
    ...(remote === undefined ? [] : [`${remote} ${attributes['shop.release']}`]),
    ...(sincePage === null ? [] : [`${(sincePage / 1_000).toFixed(1)} s later`]),
  ];
  return notes.length > 0 ? `<small>${escapeText(notes.join(' · '))}</small>` : '';
}

function drawBlock({ request, rows }: Block, page: CollectedSpan, scale: number): string {
  const drawn = rows.map(({ span, depth }) => {
    const since =
      request === page || depth > 0 ? null : msBetween(page.startTimeUnixNano, span.startTimeUnixNano);
    const left = msBetween(request.startTimeUnixNano, span.startTimeUnixNano) * scale;
    const width = lengthOf(span) * scale;
    return `<div${depth === 0 ? ' class="first"' : ''} style="--c: var(--${colourOf(span)})">
      <span style="padding-left: ${depth * 18}px">${escapeText(span.name)}${noteOf(span, since)}</span>
      <span><b style="margin-left: ${left}%; width: ${width}%"></b></span>
      <span>${digits(lengthOf(span))} ms</span></div>`;
  });
  return `<section>${drawn.join('')}</section>`;
}

/** Returns a page that draws a trace: each request from its own start, all on one scale. */
export function drawTrace(spans: readonly CollectedSpan[]): string {
  const blocks = blocksOf(spans);
  const [page] = spans;
  if (!page) throw new Error('The trace is empty');
  const longest = Math.max(...blocks.map(({ request }) => lengthOf(request)));
  const legend = [
    ['http', 'request'],
    ['step', 'step'],
    ['sql', 'statement'],
  ].map(([name, word]) => `<i style="--c: var(--${name})"></i>${word}`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${style}</style><main>
    <h1>PLACE ORDER, from the page to the database</h1>
    <p>${spans.length} steps, one trace ${legend.join('')}</p>
    ${blocks.map((block) => drawBlock(block, page, 100 / longest)).join('')}</main>`;
}
