import type { FailedMail, WrittenMail } from '@storefront/shared/contract/entities/staff-mail';
import { act, screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const bounced = (id: string, to: string): FailedMail => ({
  _id: id,
  to,
  subject: 'Your order HK7P is placed',
  orderCode: 'HK7P',
  problem: '550 no mailbox here',
  tries: 1,
  failedAt: '2026-11-20T06:15:00.000Z',
});
const written: WrittenMail[] = [
  {
    _id: 'b',
    to: 'a@b.example',
    subject: 'A one-time code',
    text: null,
    writtenAt: '2026-11-20T06:16:00.000Z',
  },
  {
    _id: 'a',
    to: 'a@b.example',
    subject: 'Welcome',
    text: 'Hello\n\nMaya',
    writtenAt: '2026-11-20T06:15:00.000Z',
  },
];

async function openMails(mails: Parameters<typeof openDashboard>[1]) {
  const page = openDashboard('/admin/settings', mails);
  return { ...page, panel: within(await screen.findByRole('region', { name: 'Mails' })) };
}

test('C203: says which mail failed, for whom and why; sends it again, and removes another after a question', async () => {
  const failed = [bounced('one', 'asha@example.com'), bounced('two', 'maya@example.com')];
  const { panel, user, world } = await openMails({ mails: { failed, written: null } });
  expect(await panel.findByText('2 mails could not be sent')).toBeInTheDocument();
  const items = panel.getAllByRole('listitem');
  expect(items[0]).toHaveTextContent(
    /Your order HK7P is placed.*asha@example\.com.*550 no mailbox here.*1 try/,
  );
  await user.click(panel.getByRole('button', { name: /^Send again to asha@/ }));
  expect(await screen.findByText('The mail is sent again')).toBeInTheDocument();
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(1));
  await user.click(panel.getByRole('button', { name: /^Remove the mail to maya@/ }));
  expect(world.mails?.failed).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove mail' }));
  expect(await panel.findByText(/^No mail has failed/)).toBeInTheDocument();
  expect(world.mails?.failed).toEqual([]);
});

test('C203: a mail that another window removed says so by leaving', async () => {
  const { panel, user, world } = await openMails({
    mails: { failed: [bounced('one', 'asha@example.com')], written: null },
  });
  const button = await panel.findByRole('button', { name: /^Send again/ });
  world.mails = { failed: [], written: null };
  await user.click(button);
  expect(await screen.findByText('Failed to send the mail again')).toBeInTheDocument();
  expect(await panel.findByText(/^No mail has failed/)).toBeInTheDocument();
});

test('C203: without a mail server the mails can be read, and a code cannot', async () => {
  const { panel, user } = await openMails({ mails: { failed: [], written } });
  const list = within(await panel.findByRole('list', { name: 'Newest mails' }));
  const [code, welcome] = list.getAllByRole('listitem');
  expect(code).toHaveTextContent('The code is in the file only.');
  await user.click(within(welcome ?? document.body).getByText('Welcome'));
  expect(welcome).toHaveTextContent(/Hello\s+Maya/);
});

test('C86, C203: with a server that lacks these calls there is no such panel', async () => {
  const { server } = openDashboard('/admin/settings', { mails: null });
  const isAnswered = new Promise<void>((resolve) => {
    server.events.on('response:mocked', ({ request }) => {
      if (request.url.endsWith('/mail/list')) resolve();
    });
  });
  await screen.findByRole('region', { name: 'QR codes for tables' });
  await act(() => isAnswered);
  expect(screen.queryByRole('region', { name: 'Mails' })).not.toBeInTheDocument();
});
