/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contrastOf, tokensOf } from './read-tokens';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const tokens = read('tokens.css');

it('takes no more than 4 kB of every page, brotli, since both are written into the HTML', () => {
  expect(brotliCompressSync(tokens + read('base.css')).length).toBeLessThanOrEqual(4_096);
});

const text = 4.5;
const graphic = 3;

/** The pairs of the contrast table. */
const pairs: [string, string, number][] = [
  ['ink', 'bg', text],
  ['ink', 'surface', text],
  ['ink', 'sunk', text],
  ['muted', 'bg', text],
  ['muted', 'surface', text],
  ['muted', 'sunk', text],
  ['on-action', 'action', text],
  ['on-action', 'action-hover', text],
  ['on-strong', 'strong', text],
  ['on-float', 'float', text],
  ['link', 'bg', text],
  ['accent-text', 'surface', text],
  ['accent-text', 'accent-soft', graphic],
  ['ink', 'accent-soft', text],
  ['ink', 'error-soft', text],
  ['ink', 'completed-bg', text],
  ['on-marigold', 'marigold', text],
  ['error', 'bg', text],
  ['error', 'surface', text],
  ['error', 'error-soft', graphic],
  ['edge', 'bg', graphic],
  ['edge', 'surface', graphic],
  ['focus', 'bg', graphic],
  ['action', 'bg', graphic],
  ...['pending', 'processing', 'completed', 'cancelled'].flatMap((status): [string, string, number][] => [
    [`${status}-ink`, `${status}-bg`, text],
    [`${status}-dot`, `${status}-bg`, graphic],
  ]),
];

describe.each([
  ['cafe', 'light'],
  ['cafe', 'dark'],
  ['closet', 'light'],
  ['closet', 'dark'],
  ['staff', 'light'],
  ['staff', 'dark'],
])('%s, %s', (brandTheme, theme) => {
  const values = tokensOf(tokens, brandTheme, theme);

  it.each(pairs)('%s on %s has at least %d to 1', (front, ground, least) => {
    expect(contrastOf(values.get(front), values.get(ground))).toBeGreaterThanOrEqual(least);
  });
});
