import { PAGE_BLOCKS } from '@storefront/shared/config';
import type { MockRole, MockWorldOptions } from '@storefront/shared/dev/mocks/create-mock-world';
import { createMockWorld } from '@storefront/shared/dev/mocks/create-mock-world';
import { listen } from '@storefront/shared/dev/mocks/node';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { memoryHistory } from '@storefront/shared/router';
import { loadSession } from '@storefront/shared/session';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { App } from './App';
import { pageOf } from './page-machines';

export interface OpenedShop {
  readonly path?: string;
  readonly person?: MockRole;
  readonly world?: MockWorldOptions;
  /** True: the session call fails. */
  readonly isSessionDown?: boolean;
  /** The session call waits for this. */
  readonly knownAfter?: Promise<void>;
}

/** Pages are lazy chunks; on a busy machine compiling one takes longer than a second. */
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has no layout and no scrolling. */
window.scrollTo = () => {};

let stop: (() => void) | null = null;

/** Opens the whole shop at an address, over the mocked API, for a guest, a customer or staff. For tests. */
export function openShop({
  path = '/',
  person = 'guest',
  world: given = {},
  isSessionDown = false,
  knownAfter,
}: OpenedShop = {}) {
  document.head.innerHTML = `<script type="application/json" id="${PAGE_BLOCKS.registry}">{"shell":null,"remotes":{}}</script>`;
  const world = createMockWorld({ person, ...given });
  if (isSessionDown) {
    jest.spyOn(world.sessions, 'get').mockImplementation(() => {
      throw new Error('the session store is down');
    });
  }
  stop?.();
  const server = listen(world);
  stop = () => server.close();
  const store = createStore();
  const queries = createQueryClient();
  const history = memoryHistory(path);
  const askWhoIsHere = () => void loadSession({ store, queries });
  if (knownAfter) void knownAfter.then(askWhoIsHere);
  else askWhoIsHere();
  const result = render(<App store={store} queries={queries} history={history} pageOf={pageOf} />);
  return { ...result, world, server, store, queries, history, user: userEvent.setup() };
}

/** Closes the mocked API; call it after each test. */
export function closeShop(): void {
  stop?.();
  stop = null;
}
