import { readImageSet } from './stored-image-set';
import { readStoredOptions } from './stored-options';

const file = { url: '/cup.webp', width: 320 };
const source = { type: 'image/webp', srcset: [file] };
const set = { width: 640, height: 480, color: '#aabbcc', sources: [source] };

test('P24: a stored set of pictures is read as it is', () => {
  expect(readImageSet(set)).toBe(set);
  expect(readImageSet({ ...set, sources: [] })).toEqual({ ...set, sources: [] });
});

test.each([
  undefined,
  null,
  'text',
  { ...set, width: '640' },
  { ...set, height: null },
  { ...set, color: 7 },
  { ...set, sources: source },
  { ...set, sources: [source, null] },
  { ...set, sources: ['text'] },
  { ...set, sources: [{ ...source, type: 7 }] },
  { ...set, sources: [{ ...source, srcset: file }] },
  { ...set, sources: [{ ...source, srcset: [file, null] }] },
  { ...set, sources: [{ ...source, srcset: ['text'] }] },
  { ...set, sources: [{ ...source, srcset: [{ ...file, url: 7 }] }] },
  { ...set, sources: [{ ...source, srcset: [{ ...file, width: '320' }] }] },
])('P24: %j is no set of pictures', (stored) => {
  expect(readImageSet(stored)).toBeUndefined();
});

const option = { _id: 'large', group: 'Size', name: 'Large', price: 60 };

test('P24: stored choices are read as they are', () => {
  expect(readStoredOptions([option, option])).toEqual([option, option]);
});

test.each([
  undefined,
  option,
  [null],
  [option, { ...option, _id: 7 }],
  [{ ...option, group: null }],
  [{ ...option, name: undefined }],
  [{ ...option, price: '60' }],
])('P24: %j are no choices', (stored) => {
  expect(readStoredOptions(stored)).toBeUndefined();
});
