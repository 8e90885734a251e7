import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

const SCRIPT = /<(?:script[^>]* src|link rel="preload" as="script" href)="([^"]+)"/g;

/** The HTML of a page, and the scripts that it names. */
export interface LoadedPage {
  readonly html: string;
  /** Address of each script → hash of its text. */
  readonly scripts: ReadonlyMap<string, string>;
}

/** Loads a page without a browser. Throws if it or one of its scripts fails. */
export async function loadPage(request: APIRequestContext, path: string): Promise<LoadedPage> {
  const page = await request.get(path);
  if (!page.ok()) throw new Error(`${path} answered ${page.status()}`);
  const html = await page.text();
  const scripts = new Map<string, string>();
  for (const [, address = ''] of html.matchAll(SCRIPT)) {
    const script = await request.get(address);
    const type = script.headers()['content-type'];
    if (!script.ok() || !type?.startsWith('text/javascript'))
      throw new Error(`${address} of ${path} answered ${script.status()}, ${type}`);
    scripts.set(
      address,
      createHash('sha256')
        .update(await script.body())
        .digest('hex'),
    );
  }
  return { html, scripts };
}

/** Returns the start time of the server process: a restarted server has another one. */
export async function processStart(request: APIRequestContext): Promise<string> {
  const metrics = await (await request.get('/metrics')).text();
  const [, start] = /^process_start_time_seconds (\S+)$/m.exec(metrics) ?? [];
  if (!start) throw new Error('/metrics has no process_start_time_seconds.');
  return start;
}
