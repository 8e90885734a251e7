import {
  authenticationAtom,
  isAdminAtom,
  loadSession,
  personAtom,
  sessionPhaseAtom,
  signIn,
  signOut,
  whenSessionKnown,
} from '@storefront/shared/session';
import { createStore } from 'jotai';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { User } from '../contract/entities/user';
import { createMockWorld } from '../dev/mocks/create-mock-world';
import { startMockServer } from '../dev/mocks/node';
import { createQueryClient } from '../query/query-client';

const staff: User = {
  _id: 'me',
  fullName: 'Staff',
  email: 'staff@example.com',
  points: 0,
  referalCode: 'STAFF234',
  role: 'admin',
  createdAt: '2026-05-04T06:15:00.000Z',
};

const openScope = () => ({ store: createStore(), queries: createQueryClient() });

let stop = () => {};
afterEach(() => stop());

test('§3: at first nobody is signed in, and it is not known who comes', () => {
  const scope = openScope();
  const { store } = scope;
  expect(store.get(authenticationAtom)).toEqual({ status: false, data: {} });
  expect(store.get(personAtom)).toBeNull();
  expect(store.get(sessionPhaseAtom)).toBe('unknown');
});

test('§4: signing in sets the status and keeps the payload', () => {
  const scope = openScope();
  const { store } = scope;
  signIn(scope, staff);
  expect(store.get(authenticationAtom)).toEqual({ status: true, data: staff });
  expect(store.get(personAtom)).toBe(staff);
  expect(store.get(isAdminAtom)).toBe(true);
  expect(store.get(sessionPhaseAtom)).toBe('known');
});

test('C31: after a logout the data stays, and opens nothing any more', () => {
  const scope = openScope();
  const { store } = scope;
  signIn(scope, staff);
  signOut(scope);
  expect(store.get(authenticationAtom)).toEqual({ status: false, data: staff });
  expect(store.get(personAtom)).toBeNull();
  expect(store.get(isAdminAtom)).toBe(false);
});

test.each([
  ['customer', 'Asha Gurung', false],
  ['admin', 'Staff', true],
] as const)('C34: finds out that a %s came', async (person, name, isAdmin) => {
  stop = startMockServer(createMockWorld({ person }));
  const scope = openScope();
  const { store } = scope;
  await loadSession(scope);
  expect(store.get(personAtom)?.fullName).toBe(name);
  expect(store.get(isAdminAtom)).toBe(isAdmin);
  expect(store.get(sessionPhaseAtom)).toBe('known');
});

test('what depends on the person waits until it is known who came, and no longer', async () => {
  stop = startMockServer(createMockWorld({ person: 'customer' }));
  const scope = openScope();
  const { store } = scope;
  const known = whenSessionKnown(store).then(() => store.get(personAtom)?.fullName);
  void loadSession(scope);
  expect(await known).toBe('Asha Gurung');
  await whenSessionKnown(store);
});

test('C34: finds out that a session ended meanwhile', async () => {
  stop = startMockServer(createMockWorld({ person: 'guest' }));
  const scope = openScope();
  const { store } = scope;
  signIn(scope, staff);
  await loadSession(scope);
  expect(store.get(personAtom)).toBeNull();
});

test('C34: the start ends too when the server cannot say who comes', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const server = setupServer(http.get('*/user/getuser', () => HttpResponse.error()));
  server.listen();
  stop = () => server.close();
  const scope = openScope();
  const { store } = scope;
  await loadSession(scope);
  expect(store.get(sessionPhaseAtom)).toBe('known');
  expect(store.get(personAtom)).toBeNull();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
