import { z } from 'zod';
import { PIN_PATTERN } from '../../rules/staff-accounts';
import { describeCall } from '../call';
import { deviceFace, staffInvite, staffMember, staffRole } from '../entities/staff-member';
import { user } from '../entities/user';
import { emailAddress, idParam, newPassword, ownPassword, text } from '../inputs';

const pin = z.string({ error: 'is required' }).regex(PIN_PATTERN, 'must be four digits');
const right = 'manageStaff';

/** Accounts of staff and shared devices: ours, none of it is in §7 (C294, C295). */
export const staffCalls = {
  listStaff: describeCall('listStaff', {
    summary: 'Every member of staff, oldest account first, also those who are invited or switched off.',
    access: 'admin',
    right,
    added: true,
    answer: z.array(staffMember),
  }),
  inviteStaff: describeCall('inviteStaff', {
    summary:
      'Adds a member of staff and mails the link that sets the password, once and for 72 hours; `link` is filled only without mail (C294).',
    access: 'admin',
    right,
    added: true,
    body: z.object({ fullName: text(100), email: emailAddress, staffRole }),
    answer: staffInvite,
    failures: { 409: 'the e-mail address already has an account' },
  }),
  renewInvite: describeCall('renewInvite', {
    summary: 'Sends a new link to somebody who has not set a password; the earlier one ends.',
    access: 'admin',
    right,
    added: true,
    params: idParam,
    answer: staffInvite,
    failures: { 409: 'the password is set, or the account is switched off' },
  }),
  updateStaff: describeCall('updateStaff', {
    summary:
      'Changes the role of a member of staff, or switches the account off or on. Sockets end at once; when switched off, sessions too (C294).',
    access: 'admin',
    right,
    added: true,
    params: idParam,
    body: z.object({ staffRole: staffRole.optional(), active: z.boolean().optional() }),
    answer: staffMember,
    failures: { 409: 'no owner would be left' },
  }),
  acceptInvite: describeCall('acceptInvite', {
    summary: 'Sets the first password of an invited member of staff, with the token of the link.',
    access: 'public',
    added: true,
    body: z.object({
      token: z.string({ error: 'is required' }).min(1, 'is required').max(200),
      newPassword: newPassword('admin', 'must have at least 12 characters'),
    }),
    answer: z.null(),
  }),
  setPin: describeCall('setPin', {
    summary: 'Sets or removes the own PIN for shared devices, with the password (C295).',
    access: 'admin',
    right: 'lockDevice',
    added: true,
    body: z.object({ pin: pin.nullable(), password: ownPassword }),
    answer: z.null(),
  }),
  lockDevice: describeCall('lockDevice', {
    summary:
      'Ends the session and remembers its person on this device, who may begin the next one by PIN for 30 days (C295).',
    access: 'admin',
    right: 'lockDevice',
    added: true,
    answer: z.null(),
    failures: { 409: 'the person has no PIN' },
  }),
  listFaces: describeCall('listFaces', {
    summary: 'Who may unlock this device by PIN; an empty list elsewhere (C295).',
    access: 'public',
    added: true,
    answer: z.array(deviceFace),
  }),
  unlockDevice: describeCall('unlockDevice', {
    summary:
      'Begins a session by PIN, on a device that the person locked before. Five wrong tries end the PIN.',
    access: 'public',
    added: true,
    body: z.object({ id: z.string().min(1).max(64), pin }),
    answer: user,
  }),
};
