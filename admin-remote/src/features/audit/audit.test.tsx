import type { AuditEntry } from '@storefront/shared/contract/entities/audit-entry';
import { answerCall, answerEach } from '@storefront/shared/dev/mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';
import { auditCsv } from './audit-csv';
import { actText, changeText } from './audit-words';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const entry = (about: Partial<AuditEntry>): AuditEntry => ({
  _id: about._id ?? 'one',
  at: '2026-11-20T06:15:00.000Z',
  actor: 'ram',
  by: 'Ram Thapa',
  action: 'product.update',
  subject: 'latte',
  name: 'Latte',
  changes: [{ field: 'pricePaisa', before: 24_000, after: 25_000 }],
  ...about,
});

const signIn = entry({
  _id: 'two',
  at: '2026-11-19T06:15:00.000Z',
  actor: 'guest',
  by: null,
  action: 'session.refuse',
  subject: 'ram',
  name: 'Ram Thapa',
  changes: [],
});

const open = (path = '/admin/history', audit: readonly AuditEntry[] | null = [entry({}), signIn]) =>
  openDashboard(path, { audit });

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('C291: a row says what, who, when, and both values; the name leads to the dish', async () => {
  open();
  const changed = await row(/Changed dish Latte/);
  expect(changed.getByText('Price: Rs 240.00 → Rs 250.00')).toBeInTheDocument();
  expect(changed.getByText('Ram Thapa')).toBeInTheDocument();
  expect(changed.getByRole('link', { name: 'Latte' })).toHaveAttribute('href', '/admin?search=Latte');
  expect((await row(/Wrong password/)).getByText('A guest')).toBeInTheDocument();
});

test('C291: filters stand in the address, and a person is a filter', async () => {
  const { user, history } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'About' }), 'Sign-ins');
  expect(history.location.search).toBe('?kind=session');
  expect(await row(/Wrong password/)).toBeTruthy();
  expect(screen.queryByRole('row', { name: /Latte/ })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Everything');
  await user.click((await row(/Changed dish/)).getByRole('button', { name: 'Ram Thapa' }));
  expect(history.location.search).toBe('?actor=ram');
  await user.click(await screen.findByRole('button', { name: 'Remove filter Ram Thapa' }));
  expect(history.location.search).toBe('');
});

test('C291: a link names one thing', async () => {
  open('/admin/history?subject=latte');
  expect(await screen.findByRole('button', { name: 'Remove filter Latte' })).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

test('C291: a full page leads to the older ones, and back', async () => {
  const many = Array.from({ length: 60 }, (_, index) => entry({ _id: `e${index}`, name: `Dish ${index}` }));
  const { user } = open('/admin/history', many);
  await row(/Dish 49/);
  expect(screen.queryByRole('row', { name: /Dish 50/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Older' }));
  await row(/Dish 50/);
  expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Newest' }));
  await row(/Dish 0$|Dish 0 /);
  expect(screen.getByRole('button', { name: 'Newest' })).toBeDisabled();
});

test('C291: after exactly one page there is nothing older; meanwhile the button keeps the focus', async () => {
  const many = Array.from({ length: 50 }, (_, index) => entry({ _id: `e${index}`, name: `Dish ${index}` }));
  const { server, user } = open('/admin/history', many);
  await row(/Dish 49/);
  let answer = (_: unknown[]) => {};
  answerEach(server, 'listAudit', () => new Promise((resolve) => (answer = resolve)));
  const older = screen.getByRole('button', { name: 'Older' });
  await user.click(older);
  await waitFor(() => expect(older).toHaveAttribute('aria-busy'));
  expect(older).toHaveFocus();
  answer([]);
  expect(await screen.findByText('Nothing older was done')).toBeInTheDocument();
});

test('C291: empty and failing lists say so', async () => {
  const { server, user } = open('/admin/history?kind=coupon');
  expect(await screen.findByText('Nothing like that was done')).toBeInTheDocument();
  answerCall(server, 'listAudit', 400, { success: false, message: 'No', data: null });
  await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Mails');
  expect(await screen.findAllByText('Failed to load who did what')).not.toHaveLength(0);
});

test('C291: an export defuses formulas and keeps quotes', () => {
  const csv = auditCsv([entry({ name: '=HYPERLINK("x")', changes: [] })]);
  expect(csv.split('\r\n')[1]).toBe(
    `"2026-11-20T06:15:00.000Z","Ram Thapa","Changed dish","'=HYPERLINK(""x"")",""`,
  );
});

test.each([
  ['price_paisa', null, 100, 'Price: Rs 1.00'],
  ['availableStock', 5, 3, 'Available stock: 5 → 3'],
  ['active', true, false, 'Active: yes → no'],
  ['cancelReason', 'Sold out', null, 'Cancel reason: Sold out → nothing'],
])('C291: the field %s in words', (field, before, after, text) => {
  expect(changeText({ field, before, after })).toBe(text);
});

test('C291: an act without words keeps its stored word', () => {
  expect(actText('rocket.launch')).toBe('rocket.launch');
});
