import { z } from 'zod';
import { describeCall } from '../call';
import { staffMails } from '../entities/staff-mail';
import { idParam } from '../inputs';

/** Mails that staff look after: ours, none of it is in §7 (C203). */
export const mailCalls = {
  listMails: describeCall('listMails', {
    summary:
      'Mails that could not be sent; without a mail server also the newest ones that became files (C203).',
    access: 'admin',
    right: 'handleMails',
    added: true,
    answer: staffMails,
  }),
  resendMail: describeCall('resendMail', {
    summary: 'Sends a mail again that could not be sent, for another day (C203).',
    access: 'admin',
    right: 'handleMails',
    added: true,
    params: idParam,
    body: z.object({}),
    answer: z.null(),
  }),
  removeMail: describeCall('removeMail', {
    summary: 'Removes a mail that could not be sent (C203).',
    access: 'admin',
    right: 'handleMails',
    added: true,
    params: idParam,
    answer: z.null(),
  }),
};
