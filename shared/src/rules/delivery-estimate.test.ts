import { DELIVERY_ESTIMATE_MINUTES, showsDeliveryEstimate } from './delivery-estimate';

test('C81: 30 to 60 minutes are promised for dishes, not for clothes', () => {
  expect(DELIVERY_ESTIMATE_MINUTES).toEqual({ from: 30, to: 60 });
  expect(showsDeliveryEstimate([{ type: 'product' }, { type: 'closet' }])).toBe(true);
  expect(showsDeliveryEstimate([{ type: 'closet' }])).toBe(false);
  expect(showsDeliveryEstimate([])).toBe(false);
});
