import {
  bonusesAtFirstCompletedOrder,
  bonusesAtSignUp,
  isSelfReferral,
  REFERRALS_PER_MONTH,
} from './bonuses';

const friend = { userId: 'friend', email: 'friend@example.com', phones: ['9841234567'] };
const referrer = { userId: 'maya', email: 'maya@example.com', phones: ['9800000001'] };
const firstOrder = { buyer: friend, referrer, referralsThisMonth: 0 };

const credits = (bonuses: ReturnType<typeof bonusesAtSignUp>) =>
  bonuses.map(({ kind, userId, points }) => [kind, userId, points]);

test('C18: sign-up earns 50 points, a referral nothing yet', () => {
  expect(credits(bonusesAtSignUp('friend'))).toEqual([['welcome-sign-up', 'friend', 50]]);
});

test('C18: the first completed order earns 30 more, 80 in total', () => {
  const due = bonusesAtFirstCompletedOrder({ ...firstOrder, referrer: null });
  expect(credits(due)).toEqual([['welcome-first-order', 'friend', 30]]);
});

test('C18: the first completed order pays 50 to both sides of a referral', () => {
  expect(credits(bonusesAtFirstCompletedOrder(firstOrder))).toEqual([
    ['welcome-first-order', 'friend', 30],
    ['referral-friend', 'friend', 50],
    ['referral-referrer', 'maya', 50],
  ]);
});

test.each([
  ['the same account', { ...referrer, userId: 'friend' }],
  ['the same address in capitals', { ...referrer, email: ' FRIEND@example.com' }],
  ['the same mailbox with a tag', { ...referrer, email: 'friend+2@example.com' }],
  ['the same phone with a prefix', { ...referrer, phones: ['+977 984-1234567'] }],
  ['an earlier phone of both', { ...referrer, phones: ['9800000001', '९८४१२३४५६७'] }],
])('P45: %s is a self-referral, and neither side earns points', (_, self) => {
  const due = bonusesAtFirstCompletedOrder({ ...firstOrder, referrer: self });
  expect(due.map(({ kind }) => kind)).toEqual(['welcome-first-order']);
});

test('P45: dots do not distinguish Gmail addresses, but others; two missing phones are not equal', () => {
  const of = (email: string) => ({ userId: email, email, phones: [] });
  expect(isSelfReferral(of('a.b@gmail.com'), of('ab@googlemail.com'))).toBe(true);
  expect(isSelfReferral(of('a.b@example.com'), of('ab@example.com'))).toBe(false);
  expect(isSelfReferral({ ...of('a@x.np'), phones: [''] }, { ...of('b@x.np'), phones: [''] })).toBe(false);
});

test('P45: beyond the monthly limit only the friend earns points', () => {
  const kinds = (referralsThisMonth: number) =>
    bonusesAtFirstCompletedOrder({ ...firstOrder, referralsThisMonth }).map(({ kind }) => kind);
  expect(kinds(REFERRALS_PER_MONTH - 1)).toContain('referral-referrer');
  expect(kinds(REFERRALS_PER_MONTH)).toEqual(['welcome-first-order', 'referral-friend']);
});

test('C19: a bonus always has the same key, and a referrer has one key per friend', () => {
  const keys = (buyerId: string) =>
    bonusesAtFirstCompletedOrder({ ...firstOrder, buyer: { ...friend, userId: buyerId } }).map(
      ({ key }) => key,
    );
  expect(keys('friend')).toEqual(keys('friend'));
  expect(new Set([...keys('friend'), ...keys('other'), bonusesAtSignUp('friend')[0]?.key]).size).toBe(7);
});
