import { readContact } from './contact';

const asha = { fullName: ' Asha  Rai ', phone: '+977 984-123 4567', address: 'Lakeside' };

test('C30, P63: name and address are plain text, the phone is its digits', () => {
  expect(readContact(asha)).toEqual({ fullName: 'Asha Rai', phone: '9841234567', address: 'Lakeside' });
});

test.each([
  [{ fullName: ' \u202E ' }, 'fullName', 'is required'],
  [{ phone: '' }, 'phone', 'is required'],
  [{ phone: 'call me' }, 'phone', 'must be numeric'],
  [{ phone: '98412345678' }, 'phone', 'must have at most 10 digits'],
  [{ address: '\n' }, 'address', 'is required'],
])('P66: %j is refused with the name of its field', (part, field, problem) => {
  expect(readContact({ ...asha, ...part })).toEqual({ field, problem });
});
