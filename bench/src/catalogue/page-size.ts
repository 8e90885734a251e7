import { readFile } from 'node:fs/promises';
import type { Browser, CDPSession } from '@playwright/test';

/** What a page holds after its garbage is collected. */
export interface PageSize {
  /** Objects of its scripts, MB. */
  readonly heap: number;
  readonly nodes: number;
  /** What the processes that draw pages hold for themselves alone, MB, decoded pictures too; null where the system does not say. */
  readonly memory: number | null;
}

const MEGABYTE = 1_000_000;

/** Memory of a process that it shares with no other, bytes; 0 where it has ended. */
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

/** Measures a page that stands still. */
export async function pageSize(browser: Browser, session: CDPSession): Promise<PageSize> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / MEGABYTE, nodes, memory: await rendererMemory(browser) };
}
