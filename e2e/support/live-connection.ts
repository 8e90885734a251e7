import { expect, type Page, type WebSocketRoute } from '@playwright/test';

const SOCKET_PATH = /\/socket\.io\//;

/** The packet with which socket.io completes the upgrade from polling to WebSocket. */
const UPGRADED = '5';

/** Cuts and restores the dashboard's live connection. Other calls of the page are not affected. */
export interface LiveConnection {
  disconnect(): Promise<void>;
  reconnect(): void;
}

/** Call before `page.goto`. Returns the control of the page's live connection. */
export async function controlConnection(page: Page): Promise<LiveConnection> {
  let isDisconnected = false;
  let isUpgraded = false;
  let socket: WebSocketRoute | null = null;
  await page.route(SOCKET_PATH, (route) =>
    isDisconnected ? route.abort('connectionreset') : route.fallback(),
  );
  await page.routeWebSocket(SOCKET_PATH, (own) => {
    if (isDisconnected) return void own.close();
    const shop = own.connectToServer();
    socket = own;
    own.onMessage((message) => {
      isUpgraded ||= message === UPGRADED;
      shop.send(message);
    });
  });
  return {
    async disconnect() {
      await expect.poll(() => isUpgraded).toBe(true);
      isDisconnected = true;
      await socket?.close();
    },
    reconnect() {
      isDisconnected = false;
    },
  };
}
