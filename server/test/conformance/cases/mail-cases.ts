import { refusal, success } from '../support/expect-answer';
import type { CaseGroup } from '../support/shop';

export const mailCases: CaseGroup = {
  title: 'mails',
  cases: [
    {
      name: 'C203: staff see that no mail failed; an unknown one can be neither sent again nor removed',
      async run(shop) {
        const admin = await shop.admin();
        const nothing = { failed: [], written: [] };
        expect(success('listMails', await admin.call('listMails', {}))).toEqual(nothing);
        const params = { id: 'nosuchthing' };
        refusal(await admin.call('resendMail', { params, body: {} }), 404);
        refusal(await admin.call('removeMail', { params }), 404);
      },
    },
  ],
};
