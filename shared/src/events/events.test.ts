import { emitCartUpdated, onCartUpdated } from '@storefront/shared/events';

test('tells a listener which cart changed, until it stops listening', () => {
  const heard: unknown[] = [];
  const stop = onCartUpdated((change) => heard.push(change));

  emitCartUpdated({ table: null });
  emitCartUpdated({ table: '7' });
  stop();
  emitCartUpdated({ table: '8' });

  expect(heard).toEqual([{ table: null }, { table: '7' }]);
});

test('hears a plain browser event as a change of the normal cart', () => {
  const heard: unknown[] = [];
  const stop = onCartUpdated((change) => heard.push(change));

  window.dispatchEvent(new Event('cartUpdated'));
  stop();

  expect(heard).toEqual([{ table: null }]);
});
