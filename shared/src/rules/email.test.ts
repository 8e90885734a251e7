import { emailIdentity, isEmail, normaliseEmail } from './email';

test.each([
  'a@b.np',
  'Sita.Rai+cafe@mail.example.com',
  "o'brien@example.org",
  ' a@b.np ',
  'x@xn--hxajbheg2az3al.np',
])('§5: %p is an address', (value) => {
  expect(isEmail(value)).toBe(true);
});

test.each([
  '',
  'a',
  'a@',
  '@b.np',
  'a@b',
  'a@@b.np',
  'a b@c.np',
  'a@b..np',
  'a@-b.np',
  'a@b.np\nbcc: x@y.z',
  '<a@b.np>',
  `${'a'.repeat(65)}@b.np`,
  `a@${'b.'.repeat(200)}np`,
  null,
  { $ne: null },
])('§5: %p is no address', (value) => {
  expect(isEmail(value)).toBe(false);
});

test('§5: an address of 254 characters is the longest', () => {
  const ofLength = (length: number) => `a@${`${'b'.repeat(60)}.`.repeat(4)}np`.padStart(length, 'a');
  expect(isEmail(ofLength(254))).toBe(true);
  expect(isEmail(` ${ofLength(254)} `)).toBe(true);
  expect(isEmail(ofLength(255))).toBe(false);
});

test('P66: an endless address is refused at once', () => {
  const before = process.hrtime.bigint();
  expect(isEmail(`${'a.'.repeat(500_000)}@`)).toBe(false);
  expect(isEmail(`a@${'a-'.repeat(120)}!`)).toBe(false);
  expect(Number(process.hrtime.bigint() - before) / 1e6).toBeLessThan(1000);
});

test('C40: addresses compare trimmed and in lower case', () => {
  expect(normaliseEmail(' Sita@Example.COM ')).toBe('sita@example.com');
});

test.each([
  ['Sita+x+y@Example.com', 'sita@example.com'],
  ['s.i.t.a@gmail.com', 'sita@gmail.com'],
  ['sita@googlemail.com', 'sita@gmail.com'],
  ['s.ita@example.com', 's.ita@example.com'],
  ['nonsense', 'nonsense'],
])('P45: %p is the mailbox %p', (email, identity) => {
  expect(emailIdentity(email)).toBe(identity);
});
