import { clearForm, contactOf, readForm, writeForm } from './saved-checkout';

const lakeside = { id: 'a', name: 'Lakeside', ratePaisa: 50_00 };
const nothing = {
  typed: {},
  shipping: { mode: 'delivery', place: null, previousPlace: null },
  points: 0,
  slotAt: null,
};
const put = (value: unknown) => sessionStorage.setItem('cafe:checkoutDraft', JSON.stringify(value));

beforeEach(() => sessionStorage.clear());

test('P23: readForm returns the stored entries until they are cleared', () => {
  const draft = {
    typed: { phone: '9801556209' },
    shipping: { mode: 'delivery', place: lakeside, previousPlace: lakeside },
    points: 50,
    slotAt: '2026-11-20T12:45:00.000Z',
  } as const;
  writeForm(draft);
  expect(readForm()).toEqual(draft);
  clearForm();
  expect(readForm()).toEqual(nothing);
});

test('§4: a stored pickup keeps the previous place', () => {
  writeForm({ ...readForm(), shipping: { mode: 'pickup', place: null, previousPlace: lakeside } });
  expect(readForm().shipping).toEqual({ mode: 'pickup', place: null, previousPlace: lakeside });
});

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['a list', []],
  ['fields of other kinds', { typed: { phone: 5, role: 'admin' }, shipping: 7, points: '50' }],
  ['C11: the mode that is offered nowhere', { shipping: { mode: 'mystery', place: lakeside.name } }],
  ['a place without a rate', { shipping: { mode: 'delivery', place: { ...lakeside, ratePaisa: null } } }],
  ['a rate below nothing', { shipping: { mode: 'delivery', place: { ...lakeside, ratePaisa: -1 } } }],
  ['points below nothing', { points: -5 }],
  ['a slot that is no time', { slotAt: 'at noon' }],
])('P24: readForm ignores a stored draft with %s', (_, value) => {
  put(value);
  expect(readForm()).toEqual(nothing);
});

test('contactOf prefers typed values over the account’s, also empty ones', () => {
  const person = {
    _id: 'a',
    fullName: 'Asha Gurung',
    email: 'asha@example.com',
    points: 0,
    referalCode: '',
    role: 'customer',
    createdAt: '',
  } as const;
  expect(contactOf({ email: '' }, person)).toEqual({
    fullName: 'Asha Gurung',
    address: '',
    landmark: '',
    phone: '',
    email: '',
  });
  expect(contactOf({}, null).fullName).toBe('');
});
