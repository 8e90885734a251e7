import type { StaffRole } from '@storefront/shared/rules/rights';
import type { Socket } from 'socket.io-client';
import type { HttpClient } from './http-client';
import { staffSocket } from './sockets';
import { type SignedIn, startTestServer, type TestServer } from './start-test-server';

export const STAFF_PASSWORD = 'a long password';

export const tokenOf = (link: string | null): string => link?.split('#')[1] ?? '';

/** Invites somebody to the staff (C294). Returns the account with the token of the link. */
export async function invite(
  { client }: Pick<SignedIn, 'client'>,
  staffRole: StaffRole,
  email = 'nima@example.com',
) {
  const answer = await client.call('inviteStaff', { body: { fullName: 'Nima Rai', email, staffRole } });
  expect(answer.status).toBe(200);
  return { ...answer.body.data, token: tokenOf(answer.body.data.link) };
}

export const accept = (server: TestServer, token: string) =>
  server.guest().call('acceptInvite', { body: { token, newPassword: STAFF_PASSWORD } });

/** A member of staff who came by an invitation, signed in with the password. */
export async function newMember(
  server: TestServer,
  owner: SignedIn,
  staffRole: StaffRole = 'counter',
  email = 'nima@example.com',
) {
  const { member, token } = await invite(owner, staffRole, email);
  await accept(server, token);
  const client = server.guest();
  const login = await client.call('login', { body: { email, password: STAFF_PASSWORD } });
  expect(login.status).toBe(200);
  return { client, id: member._id, email };
}

export const updateStaff = (
  { client }: Pick<SignedIn, 'client'>,
  id: string,
  body: { staffRole?: StaffRole; active?: boolean },
) => client.call('updateStaff', { params: { id }, body });

/** Who did this, to whom, in the order of the audit. */
export const auditOf = async ({ db }: TestServer, action: string) =>
  (await db.selectFrom('audit').selectAll().where('action', '=', action).execute()).map(
    ({ actor, subject }) => ({ actor, subject }),
  );

interface StaffShop {
  readonly server: TestServer;
  readonly owner: SignedIn;
  /** Opens the socket of staff in a browser; `close` closes it. */
  readonly listen: (client: HttpClient) => Socket;
  readonly close: () => Promise<void>;
}

/** Starts a test server with an owner. */
export async function startStaffShop(): Promise<StaffShop> {
  const server = await startTestServer();
  const sockets: Socket[] = [];
  return {
    server,
    owner: await server.asAdmin(),
    listen(client) {
      const socket = staffSocket(server.baseUrl, client);
      sockets.push(socket);
      return socket;
    },
    async close() {
      for (const socket of sockets) socket.close();
      await server.close();
    },
  };
}
