import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { LocalServer } from './local-server';
import { PORT } from './shop-environment';

/** Content of a page in its first painted frame. */
interface Painted {
  readonly words: string;
  /** Whether React had hydrated it. */
  readonly isRunning: boolean;
  readonly type: string;
}

const PAINTED = '/painted';

/** Reports the first frame with content to the proxy. Runs in the page before its scripts. */
function tellOfPaint(path: string): void {
  const tell = (): unknown => {
    const main = document.querySelector('main');
    if (!main?.textContent.includes('Rs')) return requestAnimationFrame(tell);
    const isRunning = Object.keys(document.getElementById('root') ?? {}).some((key) =>
      key.startsWith('__react'),
    );
    const [visit] = performance.getEntriesByType('navigation');
    const type = visit instanceof PerformanceNavigationTiming ? visit.type : '';
    const body = JSON.stringify({ words: main.textContent, isRunning, type });
    return fetch(path, { method: 'POST', body });
  };
  requestAnimationFrame(tell);
}

/** Proxy before the shop. It delays pages until the browser has painted one, or drops them. */
export class SlowFront extends LocalServer {
  /** The first frames of pages, in order. */
  readonly painted: Painted[] = [];
  /** Number of page requests. */
  asked = 0;
  /** `slow`: pages wait for the first paint. `dead`: pages never arrive. */
  network: 'quick' | 'slow' | 'dead' = 'quick';
  #goOn: () => void = () => {};

  static async open(page: Page): Promise<SlowFront> {
    await page.addInitScript(tellOfPaint, PAINTED);
    return new SlowFront().listen();
  }

  protected async answer(question: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { url = '/', headers, method } = question;
    if (url === PAINTED) {
      this.painted.push((await json(question)) as Painted);
      this.#goOn();
      return void answer.writeHead(204).end();
    }
    const body = await buffer(question);
    if (headers['sec-fetch-dest'] === 'document') await this.#bring();
    const asked = request({ port: PORT, host: '127.0.0.1', path: url, method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    asked.on('error', () => answer.destroy());
    asked.end(body);
  }

  async #bring(): Promise<void> {
    this.asked += 1;
    if (this.network === 'quick') return;
    const isPainted = new Promise<void>((resolve) => {
      this.#goOn = resolve;
    });
    await (this.network === 'slow' ? isPainted : new Promise(() => {}));
  }
}
