import { canRemoveOrderLine, canSaveOrder } from './order-edit';

test('§5: the last line of an order stays, and an order without lines is not saved', () => {
  expect([canRemoveOrderLine(2), canRemoveOrderLine(1)]).toEqual([true, false]);
  expect([canSaveOrder(1), canSaveOrder(0)]).toEqual([true, false]);
});
