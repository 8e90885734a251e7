import {
  cleanCode,
  isStaffCode,
  OTP_LENGTH,
  OTP_LIFETIME_MS,
  OTP_TRIES,
  otpProblem,
  passwordProblem,
} from './credentials';

describe('password', () => {
  test.each([
    ['123456', null],
    ['12345', 'too-short'],
    ['      ', null],
    ['', 'missing'],
    [undefined, 'missing'],
    [123456, 'missing'],
    ['🔑🔑🔑', 'too-short'],
    ['a'.repeat(200), null],
    ['a'.repeat(201), 'too-long'],
  ])('§5: a customer’s password %p: %p', (value, problem) => {
    expect(passwordProblem(value)).toBe(problem);
  });

  test.each([
    ['12345678901', 'too-short'],
    ['123456789012', null],
  ])('C39: a password of staff %p: %p', (value, problem) => {
    expect(passwordProblem(value, 'admin')).toBe(problem);
  });
});

describe('otp', () => {
  test.each(['123456', '000000', '012345', ' 123456 ', '123 456', '123-456', 'K7F3QD', 'k7f–3qd'])(
    'C39: %p is a code',
    (value) => {
      expect(otpProblem(value)).toBeNull();
    },
  );

  test.each([
    ['', 'missing'],
    ['  ', 'missing'],
    [null, 'missing'],
    [123456, 'missing'],
    ['1', 'malformed'],
    ['12345', 'malformed'],
    ['1234567', 'malformed'],
    ['-12345', 'malformed'],
    ['1.5000', 'malformed'],
    ['ABCDE!', 'malformed'],
    ['१२३४५६', 'malformed'],
  ])('C39: otpProblem refuses %p as %p', (value, problem) => {
    expect(otpProblem(value)).toBe(problem);
  });

  test('C39: blanks, hyphens and lower case of a typed code are forgiven', () => {
    expect([' 042-042 ', '042\u2013042', 'k7f 3qd'].map(cleanCode)).toEqual(['042042', '042042', 'K7F3QD']);
  });

  test('C39: a letter marks a code of staff', () => {
    expect(['042042', '042 042', 'k7f3qd', '2222A2'].map(isStaffCode)).toEqual([false, false, true, true]);
  });

  test('C1: a code has six characters, expires after ten minutes and allows five tries', () => {
    expect([OTP_LENGTH, OTP_LIFETIME_MS, OTP_TRIES]).toEqual([6, 600_000, 5]);
  });
});
