import fc from 'fast-check';
import { normalisePhone } from './phone';

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
])('C30: %p is read as %p', (typed, digits) => {
  expect(normalisePhone(typed)).toEqual({ ok: true, digits, isShort: false });
});

test.each(['1', '123456', '977123'])('C30: %p is short, and taken with a warning', (typed) => {
  expect(normalisePhone(typed)).toEqual({ ok: true, digits: typed, isShort: true });
});

test('C30: seven digits are usual', () => {
  expect(normalisePhone('1234567')).toEqual({ ok: true, digits: '1234567', isShort: false });
});

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['+977', 'missing'],
  [null, 'missing'],
  [undefined, 'missing'],
  ['98412345678', 'too-long'],
  ['+1 555 123 4567', 'too-long'],
  ['98412x4567', 'not-numeric'],
  ['061456789/9841234567', 'not-numeric'],
  ['98+41234567', 'not-numeric'],
  ['1e9', 'not-numeric'],
  ['<script>', 'not-numeric'],
])('§5: %p is refused as %p', (typed, problem) => {
  expect(normalisePhone(typed)).toEqual({ ok: false, problem });
});

test('C30: whatever is taken has 1 to 10 digits and reads as itself again', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+- ().९') }), (typed) => {
      const read = normalisePhone(typed);
      if (!read.ok) return;
      expect(read.digits).toMatch(/^[0-9]{1,10}$/);
      if (!read.digits.startsWith('00')) expect(normalisePhone(read.digits)).toEqual(read);
    }),
  );
});
