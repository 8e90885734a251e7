import { toOklch } from './oklch';
import type { Pixels } from './pixels';
import { recolour } from './recolour';

const SIDE = 12;

/** A square: its left half of one colour from light to dark, its right half white. */
function cloth(shades: readonly (readonly [number, number, number])[]): Pixels {
  const data = Buffer.alloc(SIDE * SIDE * 4, 255);
  for (let y = 0; y < SIDE; y += 1) {
    const shade = shades[Math.floor((y * shades.length) / SIDE)] ?? [0, 0, 0];
    for (let x = 0; x < SIDE / 2; x += 1) data.set(shade, (y * SIDE + x) * 4);
  }
  return { width: SIDE, height: SIDE, data };
}

const blue = cloth([
  [150, 190, 250],
  [80, 130, 220],
  [40, 80, 170],
]);

function at({ data }: Pixels, x: number, y: number) {
  const start = (y * SIDE + x) * 4;
  return toOklch(data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0);
}

describe('recolour', () => {
  test('dyes the main colour and keeps light and shade', () => {
    const red = recolour(blue, { to: '#A3263A' });
    const shades = [1, 5, 10].map((y) => at(red, 2, y));
    for (const { hue } of shades) expect(Math.abs(hue - 18)).toBeLessThan(14);
    const [light, middle, dark] = shades.map(({ light }) => light);
    expect(light).toBeGreaterThan(middle ?? 1);
    expect(middle).toBeGreaterThan(dark ?? 1);
  });

  test.each([
    ['black', '#1E1D1C'],
    ['white', '#EDE7DB'],
  ])('%s cloth still shows its folds', (_, to) => {
    const dyed = recolour(blue, { to });
    expect(at(dyed, 2, 1).light - at(dyed, 2, 10).light).toBeGreaterThan(0.08);
  });

  test('leaves other parts as they are', () => {
    const dyed = recolour(blue, { to: '#A3263A' });
    expect([...dyed.data.subarray((5 * SIDE + 10) * 4, (5 * SIDE + 10) * 4 + 4)]).toEqual([
      255, 255, 255, 255,
    ]);
  });

  test('leaves what is outside the named lightness', () => {
    const dyed = recolour(blue, { to: '#A3263A', light: [0.5, 1] });
    expect(Math.abs(at(dyed, 2, 10).hue - at(blue, 2, 10).hue)).toBeLessThan(2);
    expect(Math.abs(at(dyed, 2, 1).hue - at(blue, 2, 1).hue)).toBeGreaterThan(60);
  });
});
