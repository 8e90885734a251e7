import { orderCode } from './order-code';

test('C71: a code has six characters that cannot be mistaken for each other', () => {
  for (let index = 0; index < 500; index += 1)
    expect(orderCode(`order-${index}`)).toMatch(/^[2-9BCDFGHJKMNP-TV-Z]{6}$/);
  expect(orderCode('')).toMatch(/^[2-9BCDFGHJKMNP-TV-Z]{6}$/);
});

test('C71: a code never changes, since it stands on tickets', () => {
  expect(orderCode('0198f6a2-5c1e-7d3a-9b61-3f1c2a4d5e6f')).toBe('F23DYJ');
  expect(orderCode('order-1')).toBe('KCWCR7');
});

test('C71: neighbouring orders have codes that look unlike, and a day’s orders differ', () => {
  const codes = Array.from({ length: 2000 }, (_, index) => orderCode(`order-${index}`));
  expect(new Set(codes).size).toBe(2000);
  expect(new Set(codes.slice(0, 50).map((code) => code.charAt(0))).size).toBeGreaterThan(10);
});
