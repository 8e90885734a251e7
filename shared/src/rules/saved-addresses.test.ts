import type { SavedAddress } from '../contract/entities/saved-address';
import { joinLandmark, sortAddresses } from './saved-addresses';

const saved = (_id: string, createdAt: string, lastUsedAt: string | null): SavedAddress => ({
  _id,
  name: _id,
  fullName: 'Asha Gurung',
  phone: '9841234567',
  address: 'House 14',
  landmark: null,
  place: null,
  lastUsedAt,
  createdAt,
});

test('C266: the address that was used last comes first, then the newest that was never used', () => {
  const list = [
    saved('old', '2026-11-01T00:00:00.000Z', null),
    saved('used', '2026-11-02T00:00:00.000Z', '2026-11-10T00:00:00.000Z'),
    saved('new', '2026-11-20T00:00:00.000Z', null),
    saved('last', '2026-11-01T00:00:00.000Z', '2026-11-21T00:00:00.000Z'),
  ];
  expect(sortAddresses(list).map(({ _id }) => _id)).toEqual(['last', 'used', 'new', 'old']);
});

test.each([
  ['House 14', 'blue gate', 'House 14, blue gate'],
  [' House 14 ', null, 'House 14'],
  ['House 14', '  ', 'House 14'],
])('C234, C266: %j with the landmark %j is %j in an order', (address, landmark, line) => {
  expect(joinLandmark(address, landmark)).toBe(line);
});
