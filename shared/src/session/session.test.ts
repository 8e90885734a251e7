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
import { expectConsoleError } from '../dev/testing/console-errors';
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

test('§3: the session starts signed out and unknown', () => {
  const scope = openScope();
  const { store } = scope;
  expect(store.get(authenticationAtom)).toEqual({ status: false, data: {} });
  expect(store.get(personAtom)).toBeNull();
  expect(store.get(sessionPhaseAtom)).toBe('unknown');
});

test('§4: signIn sets the status and stores the payload', () => {
  const scope = openScope();
  const { store } = scope;
  signIn(scope, staff);
  expect(store.get(authenticationAtom)).toEqual({ status: true, data: staff });
  expect(store.get(personAtom)).toBe(staff);
  expect(store.get(isAdminAtom)).toBe(true);
  expect(store.get(sessionPhaseAtom)).toBe('known');
});

test('C31: after a logout the data stays and grants no access', () => {
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
] as const)('C34: loadSession recognises a %s', async (person, name, isAdmin) => {
  stop = startMockServer(createMockWorld({ person }));
  const scope = openScope();
  const { store } = scope;
  await loadSession(scope);
  expect(store.get(personAtom)?.fullName).toBe(name);
  expect(store.get(isAdminAtom)).toBe(isAdmin);
  expect(store.get(sessionPhaseAtom)).toBe('known');
});

test('whenSessionKnown resolves when the session is known', async () => {
  stop = startMockServer(createMockWorld({ person: 'customer' }));
  const scope = openScope();
  const { store } = scope;
  const known = whenSessionKnown(store).then(() => store.get(personAtom)?.fullName);
  void loadSession(scope);
  expect(await known).toBe('Asha Gurung');
  await whenSessionKnown(store);
});

test('C34: loadSession signs out after the session has expired', async () => {
  stop = startMockServer(createMockWorld({ person: 'guest' }));
  const scope = openScope();
  const { store } = scope;
  signIn(scope, staff);
  await loadSession(scope);
  expect(store.get(personAtom)).toBeNull();
});

test('C34: loadSession ends when the server fails', async () => {
  expectConsoleError(/^current user ApiError: Network Error/);
  const server = setupServer(http.get('*/user/getuser', () => HttpResponse.error()));
  server.listen();
  stop = () => server.close();
  const scope = openScope();
  const { store } = scope;
  await loadSession(scope);
  expect(store.get(sessionPhaseAtom)).toBe('known');
  expect(store.get(personAtom)).toBeNull();
});
