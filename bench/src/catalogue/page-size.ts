import { readFile } from 'node:fs/promises';
import type { Browser, CDPSession } from '@playwright/test';

/** Memory of a page after garbage collection. */
export interface PageSize {
  /** JavaScript heap, MB. */
  readonly heap: number;
  readonly nodes: number;
  /** Private memory of the renderer processes, decoded pictures included, MB; null if the system does not report it. */
  readonly memory: number | null;
}

const MEGABYTE = 1_000_000;

/** Returns the private memory of a process, bytes; 0 if it has ended. */
async function ownMemory(id: number): Promise<number> {
  const text = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024;
}

async function rendererMemory(browser: Browser): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = await Promise.all(renderers.map(({ id }) => ownMemory(id)));
  return sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE;
}

/** Measures an idle page. */
export async function pageSize(browser: Browser, session: CDPSession): Promise<PageSize> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / MEGABYTE, nodes, memory: await rendererMemory(browser) };
}
