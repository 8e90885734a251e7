import { UNSAFE_createBrowserHistory, UNSAFE_createMemoryHistory } from 'react-router-dom';

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** The history that the router moves in. */
export type ShopHistory = Pick<
  BrowserHistory,
  'action' | 'location' | 'createHref' | 'encodeLocation' | 'push' | 'replace' | 'go' | 'listen'
>;

/** The browser's own history. Call it once, at the start of the page. */
export const browserHistory = (): ShopHistory => UNSAFE_createBrowserHistory({ v5Compat: true });

/** A history in memory, for tests and for rendering on a server. */
export const memoryHistory = (path: string): ShopHistory =>
  UNSAFE_createMemoryHistory({ initialEntries: [path], v5Compat: true });
