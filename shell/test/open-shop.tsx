import { PAGE_BLOCKS } from '@storefront/shared/config';
import type { MockRole, MockWorldOptions } from '@storefront/shared/dev/mocks/create-mock-world';
import { createMockWorld } from '@storefront/shared/dev/mocks/create-mock-world';
import { answerCall, answerFile, listen } from '@storefront/shared/dev/mocks/node';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { memoryHistory } from '@storefront/shared/router';
import { loadSession } from '@storefront/shared/session';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { App } from '../src/app/App';
import { pageOf } from '../src/app/page-machines';
import { PageMachine, type PageOf } from '../src/remote-host/page-machine';

export interface OpenedShop {
  readonly path?: string;
  readonly person?: MockRole;
  readonly world?: MockWorldOptions;
  /** True: the registry has no remotes, so their pages fail. Otherwise a stand-in shows for them. */
  readonly areRemotesMissing?: boolean;
  /** True: the session call fails. */
  readonly isSessionDown?: boolean;
  /** The session call waits for this. */
  readonly knownAfter?: Promise<void>;
}

/** jsdom has no layout and no scrolling. */
window.scrollTo = () => {};

const NO_REMOTES = { shell: null, remotes: {} };

function RemoteStandIn() {
  return <h1>A page of a remote</h1>;
}

const withStandIns: PageOf = (route) =>
  route.remote ? new PageMachine({ load: async () => ({ default: RemoteStandIn }) }) : pageOf(route);

let stop: (() => void) | null = null;

/** Opens the whole shop at an address, over the mocked API, for a guest, a customer or staff. For tests. */
export function openShop({
  path = '/',
  person = 'guest',
  world: given = {},
  areRemotesMissing = false,
  isSessionDown = false,
  knownAfter,
}: OpenedShop = {}) {
  document.head.innerHTML = `<script type="application/json" id="${PAGE_BLOCKS.registry}">${JSON.stringify(NO_REMOTES)}</script>`;
  const world = createMockWorld({ person, ...given });
  stop?.();
  const server = listen(world);
  answerFile(server, '/registry.json', NO_REMOTES);
  answerFile(server, '/manifest.webmanifest');
  if (isSessionDown) answerCall(server, 'getCurrentUser', 500);
  stop = () => server.close();
  const store = createStore();
  const queries = createQueryClient();
  const history = memoryHistory(path);
  const askWhoIsHere = () => void loadSession({ store, queries });
  if (knownAfter) void knownAfter.then(askWhoIsHere);
  else askWhoIsHere();
  const pages = areRemotesMissing ? pageOf : withStandIns;
  const result = render(<App store={store} queries={queries} history={history} pageOf={pages} />);
  return { ...result, world, server, store, queries, history, user: userEvent.setup() };
}

/** Closes the mocked API; call it after each test. */
export function closeShop(): void {
  stop?.();
  stop = null;
}
