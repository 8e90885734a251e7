import type { Page, Route } from '@playwright/test';

/** One way in which a release fails in the browser. */
export interface Fault {
  readonly name: string;
  /** The kind of failure that the shell reports. */
  readonly kind: 'load' | 'late' | 'skew' | 'render';
  /** The broken file: the entry script, or the script of the page. */
  readonly at: 'entry' | 'page';
  readonly answer: (route: Route) => Promise<void>;
}

const ENTRY = /\/remoteEntry\.\w+\.js/;
const PAGE = /\/__federation_expose_\w+\.\w+\.js/;

/** Returns a route handler that changes the script. It throws if `change` changes nothing. */
const changed = (change: (script: string) => string) => async (route: Route) => {
  const answer = await route.fetch();
  const before = await answer.text();
  const body = change(before);
  if (body === before) throw new Error('the script has no place to change');
  await route.fulfill({ response: answer, body });
};

const bytes = (body: string) => (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body });

/** The faults of release files that the shell must survive. */
export const faults: readonly Fault[] = [
  {
    name: 'its entry is missing',
    kind: 'load',
    at: 'entry',
    answer: (route) => route.fulfill({ status: 404 }),
  },
  {
    name: 'its entry answers 500',
    kind: 'load',
    at: 'entry',
    answer: (route) => route.fulfill({ status: 500 }),
  },
  { name: 'its entry hangs', kind: 'late', at: 'entry', answer: async () => {} },
  {
    name: 'its entry is an HTML page',
    kind: 'load',
    at: 'entry',
    answer: bytes('<!doctype html><p>No script'),
  },
  {
    name: 'the script of its page is truncated',
    kind: 'load',
    at: 'page',
    answer: changed((script) => script.slice(0, 900)),
  },
  {
    name: 'its page throws on load',
    kind: 'load',
    at: 'page',
    answer: changed((script) =>
      script.replace(/(default:\(\)=>\w+\}\));/, '$1;throw new Error("thrown on load");'),
    ),
  },
  {
    name: 'its page throws on render',
    kind: 'render',
    at: 'page',
    answer: changed((script) =>
      script.replace(/default:\(\)=>\w+/, 'default:()=>()=>{throw new Error("thrown on render")}'),
    ),
  },
];

/** The page loops for ever while it is rendered: its tab is frozen. */
export const freezing: Fault = {
  name: 'its page never ends',
  kind: 'load',
  at: 'page',
  answer: changed((script) => script.replace(/default:\(\)=>\w+/, 'default:()=>()=>{for(;;);}')),
};

/** Applies a fault to the releases whose folders match. Returns a function that removes it. */
export async function applyFault(
  page: Page,
  folder: RegExp,
  { at, answer }: Fault,
): Promise<() => Promise<void>> {
  const file = at === 'entry' ? ENTRY : PAGE;
  const isHit = (url: URL) => folder.test(url.pathname) && file.test(url.pathname);
  await page.route(isHit, answer);
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}
