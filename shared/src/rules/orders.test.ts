import {
  canRemoveOrderLine,
  canSaveOrder,
  isOrderStatus,
  normaliseStatus,
  ORDER_STATUSES,
  orderCode,
  orderItemName,
} from './orders';

describe('order status', () => {
  test('§4: four states, in the order of the tabs', () => {
    expect(ORDER_STATUSES).toEqual(['pending', 'processing', 'completed', 'cancelled']);
  });

  test.each([
    ['completed', 'completed'],
    [' Processing ', 'processing'],
    ['CANCELLED', 'cancelled'],
    ['canceled', 'cancelled'],
    ['pendding', 'pending'],
    ['', 'pending'],
    [null, 'pending'],
    [undefined, 'pending'],
    [{}, 'pending'],
  ])('C70: the filter %p selects %p orders', (value, status) => {
    expect(normaliseStatus(value)).toBe(status);
  });

  test('C70: isOrderStatus accepts only the exact names', () => {
    expect(isOrderStatus('pending')).toBe(true);
    expect(isOrderStatus('Pending')).toBe(false);
    expect(isOrderStatus('shipped')).toBe(false);
  });
});

describe('order code', () => {
  test('C71: a code has six characters without lookalikes', () => {
    for (let index = 0; index < 500; index += 1)
      expect(orderCode(`order-${index}`)).toMatch(/^[2-9BCDFGHJKMNP-TV-Z]{6}$/);
    expect(orderCode('')).toMatch(/^[2-9BCDFGHJKMNP-TV-Z]{6}$/);
  });

  test('C71: the code of an id never changes, since tickets show it', () => {
    expect(orderCode('0198f6a2-5c1e-7d3a-9b61-3f1c2a4d5e6f')).toBe('F23DYJ');
    expect(orderCode('order-1')).toBe('KCWCR7');
  });

  test('C71: consecutive orders have dissimilar codes, and the codes of a day are distinct', () => {
    const codes = Array.from({ length: 2000 }, (_, index) => orderCode(`order-${index}`));
    expect(new Set(codes).size).toBe(2000);
    expect(new Set(codes.slice(0, 50).map((code) => code.charAt(0))).size).toBeGreaterThan(10);
  });
});

describe('order edit', () => {
  test('§5: the last line of an order cannot be removed, and an order without lines cannot be saved', () => {
    expect([canRemoveOrderLine(2), canRemoveOrderLine(1)]).toEqual([true, false]);
    expect([canSaveOrder(1), canSaveOrder(0)]).toEqual([true, false]);
  });
});

describe('order item name', () => {
  const all = { pname: 'A', productDetails: { name: 'B' }, closetDetails: { name: 'C' }, name: 'D' };

  test('C78: orderItemName prefers the snapshot, then the product, then the closet item', () => {
    expect(orderItemName(all)).toBe('A');
    expect(orderItemName({ ...all, pname: '' })).toBe('B');
    expect(orderItemName({ ...all, pname: null, productDetails: null })).toBe('C');
    expect(orderItemName({ name: 'D' })).toBe('D');
  });

  test('P16: orderItemName is not blank for a line without a name', () => {
    expect(orderItemName({})).toBe('Item no longer sold');
  });
});
