import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { PORT } from './shop-environment';

/** What stood in a page in its first frame. */
interface Painted {
  readonly words: string;
  /** Whether React had taken it over. */
  readonly isRunning: boolean;
  readonly type: string;
}

const PAINTED = '/painted';

/** Tells the front what stands there as soon as something does; runs in the page before anything of it. */
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

/** Before the shop: a network that brings no page before the browser has painted one, or none at all. */
export class SlowFront {
  /** What pages showed first, in their order. */
  readonly painted: Painted[] = [];
  /** How often a page was asked for. */
  asked = 0;
  /** What pages wait for. */
  network: 'quick' | 'slow' | 'dead' = 'quick';
  #goOn: () => void = () => {};
  readonly #server: Server = createServer((question, answer) => void this.#answer(question, answer));

  static async open(page: Page): Promise<SlowFront> {
    const front = new SlowFront();
    await new Promise<void>((resolve) => front.#server.listen(0, '127.0.0.1', resolve));
    await page.addInitScript(tellOfPaint, PAINTED);
    return front;
  }

  get origin(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(question: IncomingMessage, answer: ServerResponse): Promise<void> {
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
