import { expect, type Page, type WebSocketRoute } from '@playwright/test';

const LINE = /\/socket\.io\//;

/** The packet with which socket.io completes the upgrade from polling to WebSocket. */
const UPGRADED = '5';

/** Cuts and restores the dashboard's live connection. Other calls of the page are not affected. */
export interface LiveLine {
  cut(): Promise<void>;
  mend(): void;
}

/** Call before `page.goto`. Returns the control of the page's live connection. */
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
