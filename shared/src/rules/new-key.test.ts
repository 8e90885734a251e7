import { newKey } from './new-key';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The crypto of a page on plain http, whose random bytes are these. */
const withBytes = (byte: number) => {
  const getRandomValues = (bytes: Uint8Array) => bytes.fill(byte);
  Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues }, configurable: true });
};
const { crypto } = globalThis;

afterEach(() => Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true }));

test('a key is a random UUID', () => {
  const keys = Array.from({ length: 100 }, newKey);
  for (const key of keys) expect(key).toMatch(UUID);
  expect(new Set(keys).size).toBe(100);
});

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  [0x05, '05050505-0505-4505-8505-050505050505'],
])('on plain http, random bytes %d make a UUID of version 4', (byte, key) => {
  withBytes(byte);
  expect(newKey()).toBe(key);
});

test('on https the browser makes it', () => {
  const value = { randomUUID: () => 'made by the browser' };
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true });
  expect(newKey()).toBe('made by the browser');
});
