import { emitCartUpdated, onCartUpdated } from '@storefront/shared/events';

test('tells a listener which cart changed, until it stops listening', () => {
  const received: unknown[] = [];
  const stop = onCartUpdated((change) => received.push(change));

  emitCartUpdated({ table: null });
  emitCartUpdated({ table: '7' });
  stop();
  emitCartUpdated({ table: '8' });

  expect(received).toEqual([{ table: null }, { table: '7' }]);
});

test('treats a plain browser event as a change of the normal cart', () => {
  const received: unknown[] = [];
  const stop = onCartUpdated((change) => received.push(change));

  window.dispatchEvent(new Event('cartUpdated'));
  stop();

  expect(received).toEqual([{ table: null }]);
});
