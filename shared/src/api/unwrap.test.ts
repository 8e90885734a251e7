import { unwrap } from './unwrap';

test.each([
  ['the envelope', { success: true, message: 'OK', data: [1] }, [1]],
  ['an envelope without data', { success: true, data: null }, null],
  ['a bare list', [{ _id: 'a' }], [{ _id: 'a' }]],
  ['a bare object', { _id: 'a' }, { _id: 'a' }],
  ['nothing', null, null],
  ['an empty text', '', ''],
])('C35: unwrap returns the data of %s', (_, body, data) => {
  expect(unwrap(body)).toEqual(data);
});
