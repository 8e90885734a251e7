import { fromServer, toErrors } from './checkout-errors';

test('§5: the literal messages where the specification has some', () => {
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

test('what the server names is shown at the same field; what the form does not have is left out', () => {
  expect(
    fromServer([
      { field: 'data.email', message: 'must be an e-mail address' },
      { field: 'deliveryOption', message: 'Please select a delivery location' },
      { field: 'item.0.name', message: 'names no product' },
    ]),
  ).toEqual({ email: 'must be an e-mail address', location: 'Please select a delivery location' });
});
