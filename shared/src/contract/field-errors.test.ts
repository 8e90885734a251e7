import { z } from 'zod';
import { calls } from './calls';
import { fieldErrors, summarise } from './field-errors';
import { flag, quantity } from './inputs';

function mistakes(schema: z.ZodType, value: unknown) {
  const read = schema.safeParse(value);
  if (read.success) throw new Error('nothing is wrong with it');
  return fieldErrors(read.error);
}

test('fieldErrors names each field once, by its path', () => {
  const body = { data: { fullName: '', address: 'x', phone: '1', points: 7 }, item: [{ quantity: 1e9 }] };
  expect(mistakes(calls.placeOrder.body, body)).toEqual([
    { field: 'data.fullName', message: 'is required' },
    { field: 'data.points', message: 'must be a multiple of 5' },
    { field: 'item.0.quantity', message: 'must be at most 99' },
  ]);
  expect(mistakes(z.object({ quantity }), { quantity: 1e300 })).toHaveLength(1);
});

test.each([
  [{ data: { address: 'Lakeside' } }, 'data.rate', 'must be a number'],
  [{ address: 'Lakeside' }, 'rate', 'must be a number'],
  [{ address: '', rate: 5 }, 'address', 'is required'],
])('fieldErrors names the error of the closest branch of a union: %j', (body, field, message) => {
  expect(mistakes(calls.addLocation.body, body)).toEqual([{ field, message }]);
});

test('fieldErrors names the field `body` if the whole body is wrong', () => {
  expect(mistakes(calls.login.body, [])).toEqual([{ field: 'body', message: 'must be an object' }]);
});

test.each([
  [z.object({ a: z.string() }), {}, 'is required'],
  [z.object({ a: z.string() }), { a: 1 }, 'must be text'],
  [z.object({ a: z.string().max(3) }), { a: 'four' }, 'must have at most 3 characters'],
  [z.object({ a: z.number().max(3) }), { a: 4 }, 'must be at most 3'],
  [z.object({ a: z.number().min(2) }), { a: 1 }, 'must be at least 2'],
  [z.object({ a: z.enum(['x', 'y']) }), { a: 'z' }, 'must be one of x, y'],
  [z.object({ a: flag }), { a: 'perhaps' }, 'must be true or false'],
  [z.object({ a: z.iso.datetime() }), { a: 'today' }, 'is not valid'],
])('fieldErrors replaces zod’s default messages', (schema, value, message) => {
  expect(mistakes(schema, value)).toEqual([{ field: 'a', message }]);
});

test('summarise returns the first error, and a full sentence without the field name', () => {
  expect(summarise([{ field: 'quantity', message: 'must be a whole number' }])).toBe(
    'quantity must be a whole number',
  );
  expect(summarise([{ field: 'item', message: 'No items in cart' }])).toBe('No items in cart');
  expect(summarise([])).toBe('The request is not valid');
});
