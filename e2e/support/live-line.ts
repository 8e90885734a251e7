import { expect, type Page, type WebSocketRoute } from '@playwright/test';

const LINE = /\/socket\.io\//;

/** What socket.io sends once it has left polling for the socket for good. */
const UPGRADED = '5';

/** The dashboard's line to the shop, which can be cut and mended; the page's other calls go on. */
export interface LiveLine {
  cut(): Promise<void>;
  mend(): void;
}

/** Takes the line of a page in hand, before the page is there. */
export async function holdLine(page: Page): Promise<LiveLine> {
  let isCut = false;
  let isUpgraded = false;
  let socket: WebSocketRoute | null = null;
  await page.route(LINE, (route) => (isCut ? route.abort('connectionreset') : route.fallback()));
  await page.routeWebSocket(LINE, (own) => {
    if (isCut) return void own.close();
    const shop = own.connectToServer();
    socket = own;
    own.onMessage((message) => {
      isUpgraded ||= message === UPGRADED;
      shop.send(message);
    });
  });
  return {
    async cut() {
      await expect.poll(() => isUpgraded).toBe(true);
      isCut = true;
      await socket?.close();
    },
    mend() {
      isCut = false;
    },
  };
}
