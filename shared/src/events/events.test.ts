import { emitCartUpdated, onCartUpdated } from '@storefront/shared/events';

test('onCartUpdated passes the changed cart to the listener until it is removed', () => {
  const received: unknown[] = [];
  const stop = onCartUpdated((change) => received.push(change));

  emitCartUpdated({ table: null });
  emitCartUpdated({ table: '7' });
  stop();
  emitCartUpdated({ table: '8' });

  expect(received).toEqual([{ table: null }, { table: '7' }]);
});

test('onCartUpdated treats an event without detail as a change of the normal cart', () => {
  const received: unknown[] = [];
  const stop = onCartUpdated((change) => received.push(change));

  window.dispatchEvent(new Event('cartUpdated'));
  stop();

  expect(received).toEqual([{ table: null }]);
});
