import { fromServer, toErrors } from './checkout-errors';

test('§5: toErrors uses the literal messages of the specification', () => {
  expect(
    toErrors([
      { field: 'items', problem: 'missing' },
      { field: 'location', problem: 'missing' },
    ]),
  ).toEqual({
    items: 'No items in cart',
    location: 'Please select a delivery location',
  });
});

test('fromServer maps errors to fields of the form and drops the others', () => {
  expect(
    fromServer([
      { field: 'data.email', message: 'must be an e-mail address' },
      { field: 'deliveryOption', message: 'Please select a delivery location' },
      { field: 'item.0.name', message: 'names no product' },
    ]),
  ).toEqual({ email: 'must be an e-mail address', location: 'Please select a delivery location' });
});
