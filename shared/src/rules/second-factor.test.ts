import { formatRecoveryCode, secondFactorCodeKind, secondFactorLockMs } from './second-factor';

const MINUTE = 60_000;

test.each([
  ['042 042', 'authenticator'],
  ['042-042', 'authenticator'],
  ['abcd-efgh jkmn-pqrs', 'recovery'],
  ['04204', null],
  ['042 042 0', null],
  ['ABCD-EFGH-JKMN-PQR0', null],
  ['', null],
])('C297: %j is a code of this kind: %s', (typed, kind) => {
  expect(secondFactorCodeKind(typed)).toBe(kind);
});

test('C297: a recovery code is read in groups of four', () => {
  expect(formatRecoveryCode('ABCDEFGHJKMNPQRS')).toBe('ABCD-EFGH-JKMN-PQRS');
});

test('C297: each five wrong codes in a row lock twice as long as the five before, up to a day', () => {
  expect([0, 1, 4, 6].map(secondFactorLockMs)).toEqual([0, 0, 0, 0]);
  expect([5, 10, 15, 35, 500].map((tries) => secondFactorLockMs(tries) / MINUTE)).toEqual([
    15, 30, 60, 960, 1440,
  ]);
});
