import { z } from 'zod';
import { describeCall } from '../call';
import { ownSession } from '../entities/own-session';
import { idParam } from '../inputs';

/** Where a person is signed in: ours, none of it is in §7 (C299). */
export const ownSessionCalls = {
  listOwnSessions: describeCall('listOwnSessions', {
    summary: 'Sessions of the signed-in person: this one first, then the last seen (C299).',
    access: 'customer',
    added: true,
    answer: z.array(ownSession),
  }),
  endOwnSession: describeCall('endOwnSession', {
    summary: 'Ends one session of the signed-in person, with its sockets; of another person it is 404 (P50).',
    access: 'customer',
    added: true,
    params: idParam,
    answer: z.null(),
  }),
  endOtherSessions: describeCall('endOtherSessions', {
    summary: 'Ends every session of the signed-in person but this one, with their sockets.',
    access: 'customer',
    added: true,
    answer: z.null(),
  }),
};
