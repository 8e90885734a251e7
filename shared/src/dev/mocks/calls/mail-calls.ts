import type { StaffMails } from '../../../contract/entities/staff-mail';
import { MockFailure, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import type { MockWorld } from '../world';

type MailCall = 'listMails' | 'resendMail' | 'removeMail';

/** @throws MockFailure 404 from a server that knows no such calls */
function mailsOf({ mails }: MockWorld): StaffMails {
  if (mails === null) throw new MockFailure(404, 'There is nothing at this address');
  return mails;
}

/** Takes a mail that could not be sent off the list. @throws MockFailure 404 if there is no such mail */
function takeOff(world: MockWorld, id: string): void {
  const mails = mailsOf(world);
  const failed = mails.failed.filter(({ _id }) => _id !== id);
  if (failed.length === mails.failed.length) throw notFound('Mail');
  world.mails = { ...mails, failed };
}

/** Calls of the mails that staff look after (C203). */
export const mailCalls: MockResolvers<MailCall> = {
  listMails: ({ world }) => mailsOf(world),

  resendMail({ world, params }) {
    takeOff(world, params.id);
    return new Reply(null, 'The mail is sent again');
  },

  removeMail({ world, params }) {
    takeOff(world, params.id);
    return new Reply(null, 'The mail is removed');
  },
};
