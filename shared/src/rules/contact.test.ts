import fc from 'fast-check';
import {
  emailIdentity,
  isEmail,
  normaliseEmail,
  normalisePhone,
  phoneIdentity,
  readContact,
} from './contact';

describe('email', () => {
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

  test('§5: an address has at most 254 characters', () => {
    const ofLength = (length: number) => `a@${`${'b'.repeat(60)}.`.repeat(4)}np`.padStart(length, 'a');
    expect(isEmail(ofLength(254))).toBe(true);
    expect(isEmail(`${' '.repeat(40)}${ofLength(254)} `)).toBe(true);
    expect(isEmail(ofLength(255))).toBe(false);
  });

  test('P66: isEmail refuses a very long address fast', () => {
    const before = process.hrtime.bigint();
    expect(isEmail(`${'a.'.repeat(500_000)}@`)).toBe(false);
    expect(isEmail(`a@${'a-'.repeat(120)}!`)).toBe(false);
    expect(Number(process.hrtime.bigint() - before) / 1e6).toBeLessThan(1000);
  });

  test('C40: normaliseEmail trims and lower-cases an address', () => {
    expect(normaliseEmail(' Sita@Example.COM ')).toBe('sita@example.com');
  });

  test.each([
    ['Sita+x+y@Example.com', 'sita@example.com'],
    ['s.i.t.a@gmail.com', 'sita@gmail.com'],
    ['sita@googlemail.com', 'sita@gmail.com'],
    ['sita@mygooglemail.com', 'sita@mygooglemail.com'],
    ['sita@googlemail.com.np', 'sita@googlemail.com.np'],
    ['s.ita@example.com', 's.ita@example.com'],
    ['nonsense', 'nonsense'],
  ])('P45: emailIdentity of %p is %p', (email, identity) => {
    expect(emailIdentity(email)).toBe(identity);
  });
});

describe('phone', () => {
  test.each([
    ['9841234567', '9841234567'],
    ['+977 984-123 4567', '9841234567'],
    ['+9779841234567', '9841234567'],
    ['009779841234567', '9841234567'],
    ['9779841234567', '9841234567'],
    ['(061) 456789', '061456789'],
    ['+977-61-456789', '61456789'],
    ['984\u2011123\u20114567', '9841234567'],
    ['\u202A9841234567\u202C', '9841234567'],
    ['९८४१२३४५६७', '9841234567'],
    ['9771234567', '9771234567'],
    ['0012345678', '0012345678'],
  ])('C30: normalisePhone reads %p as %p', (typed, digits) => {
    expect(normalisePhone(typed)).toEqual({ ok: true, digits, isShort: false });
  });

  test.each([
    ['061456789', '61456789'],
    ['+977-61-456789', '61456789'],
    ['+977 (0)61 456789', '61456789'],
    ['०६१-४५६७८९', '61456789'],
    ['+977 984-1234567', '9841234567'],
    ['0000', '0'],
    ['', null],
    ['call me', null],
    [null, null],
  ])('C412: phoneIdentity of %p is %p', (typed, identity) => {
    expect(phoneIdentity(typed)).toBe(identity);
  });

  test.each(['1', '123456', '977123'])('C30: normalisePhone accepts the short %p with a warning', (typed) => {
    expect(normalisePhone(typed)).toEqual({ ok: true, digits: typed, isShort: true });
  });

  test('C30: seven digits cause no warning', () => {
    expect(normalisePhone('1234567')).toEqual({ ok: true, digits: '1234567', isShort: false });
  });

  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['+977', 'missing'],
    [null, 'missing'],
    [undefined, 'missing'],
    ['98412345678', 'too-long'],
    ['+1 555 123 4567', 'not-numeric'],
    ['+1 555 1234', 'not-numeric'],
    ['0044 20 7946 0958', 'too-long'],
    ['98412x4567', 'not-numeric'],
    ['061456789/9841234567', 'not-numeric'],
    ['98+41234567', 'not-numeric'],
    ['1e9', 'not-numeric'],
    ['<script>', 'not-numeric'],
  ])('§5: normalisePhone refuses %p as %p', (typed, problem) => {
    expect(normalisePhone(typed)).toEqual({ ok: false, problem });
  });

  test('C30: an accepted phone has 1 to 10 digits and normalises to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+- ().९') }), (typed) => {
        const read = normalisePhone(typed);
        if (!read.ok) return;
        expect(read.digits).toMatch(/^[0-9]{1,10}$/);
        if (!read.digits.startsWith('00')) expect(normalisePhone(read.digits)).toEqual(read);
      }),
    );
  });
});

describe('contact', () => {
  const asha = { fullName: ' Asha  Rai ', phone: '+977 984-123 4567', address: 'Lakeside' };

  test('C30, P63: readContact returns name and address as plain text and the phone as digits', () => {
    expect(readContact(asha)).toEqual({ fullName: 'Asha Rai', phone: '9841234567', address: 'Lakeside' });
  });

  test.each([
    [{ fullName: ' \u202E ' }, 'fullName', 'is required'],
    [{ phone: '' }, 'phone', 'is required'],
    [{ phone: 'call me' }, 'phone', 'must be numeric'],
    [{ phone: '98412345678' }, 'phone', 'must have at most 10 digits'],
    [{ address: '\n' }, 'address', 'is required'],
  ])('P66: readContact refuses %j and names the field', (part, field, problem) => {
    expect(readContact({ ...asha, ...part })).toEqual({ field, problem });
  });
});
