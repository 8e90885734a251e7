import { type SetupServer, setupServer } from 'msw/node';
import { toast } from 'react-hot-toast/headless';
import type { User } from '../../contract/entities/user';
import { createMockWorld, type MockWorldOptions, signInAs } from '../mocks/create-mock-world';
import { createHandlers } from '../mocks/handlers';
import { showPerson } from '../mocks/support/show-person';
import type { MockWorld } from '../mocks/world';

/** The mocked shop of a page under test. */
export interface MockShop {
  readonly world: MockWorld;
  /** For answers that the world never gives: `server.use(http.post(…))` holds until the test ends. */
  readonly server: SetupServer;
  /** Method and path of each request, such as `POST /api/v1/cart/add/latte`. */
  readonly requests: readonly string[];
  /** Signs the demo's customer in and returns the user, for `renderPage`. */
  readonly signIn: () => User;
}

/**
 * Gives every test of a file a new mocked shop, an empty browser storage and no messages. Call it outside of the tests.
 */
export function mockShop(options: () => MockWorldOptions = () => ({})): MockShop {
  let world = createMockWorld();
  let server = setupServer();
  let requests: string[] = [];

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    requests = [];
    world = createMockWorld(options());
    server = setupServer(...createHandlers(world));
    server.listen({ onUnhandledRequest: 'error' });
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname}${search}`);
    });
  });
  afterEach(() => {
    server.close();
    toast.remove();
  });

  return {
    get world() {
      return world;
    },
    get server() {
      return server;
    },
    get requests() {
      return requests;
    },
    signIn() {
      signInAs(world, 'customer');
      const customer = world.users.find(({ role }) => role === 'customer');
      if (!customer) throw new Error('The mocked shop has no customer.');
      return showPerson(customer);
    },
  };
}
