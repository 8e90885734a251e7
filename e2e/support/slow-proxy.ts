import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { LocalServer } from './local-server';
import { PORT } from './shop-environment';

/** Content of a page in its first painted frame. */
interface Painted {
  readonly text: string;
  /** Whether React had hydrated it. */
  readonly isRunning: boolean;
  readonly type: string;
}

const PAINTED = '/painted';

/** Reports the first frame with content to the proxy. Runs in the page before its scripts. */
function reportFirstFrame(path: string): void {
  const report = (): unknown => {
    const main = document.querySelector('main');
    if (!main?.textContent.includes('Rs')) return requestAnimationFrame(report);
    const isRunning = Object.keys(document.getElementById('root') ?? {}).some((key) =>
      key.startsWith('__react'),
    );
    const [visit] = performance.getEntriesByType('navigation');
    const type = visit instanceof PerformanceNavigationTiming ? visit.type : '';
    const body = JSON.stringify({ text: main.textContent, isRunning, type });
    return fetch(path, { method: 'POST', body });
  };
  requestAnimationFrame(report);
}

/** Proxy before the shop. It delays pages until the browser has painted one, or drops them. */
export class SlowProxy extends LocalServer {
  /** The first frames of pages, in order. */
  readonly painted: Painted[] = [];
  /** Number of page requests. */
  pageRequests = 0;
  /** `slow`: pages wait for the first paint. `dead`: pages never arrive. */
  network: 'quick' | 'slow' | 'dead' = 'quick';
  #onPainted: () => void = () => {};

  static async open(page: Page): Promise<SlowProxy> {
    await page.addInitScript(reportFirstFrame, PAINTED);
    return new SlowProxy().listen();
  }

  protected async answer(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { url = '/', headers, method } = incoming;
    if (url === PAINTED) {
      this.painted.push((await json(incoming)) as Painted);
      this.#onPainted();
      return void answer.writeHead(204).end();
    }
    const body = await buffer(incoming);
    if (headers['sec-fetch-dest'] === 'document') await this.#delayPage();
    const forwarded = request({ port: PORT, host: '127.0.0.1', path: url, method, headers }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    forwarded.end(body);
  }

  async #delayPage(): Promise<void> {
    this.pageRequests += 1;
    if (this.network === 'quick') return;
    const isPainted = new Promise<void>((resolve) => {
      this.#onPainted = resolve;
    });
    await (this.network === 'slow' ? isPainted : new Promise(() => {}));
  }
}
