import { fromOklch, hexToOklch, hueDistance, toOklch } from './oklch';

describe('OKLCH', () => {
  test('knows black, white and red', () => {
    expect(toOklch(0, 0, 0).light).toBeCloseTo(0, 2);
    expect(toOklch(255, 255, 255)).toMatchObject({
      light: expect.closeTo(1, 2),
      chroma: expect.closeTo(0, 2),
    });
    expect(hexToOklch('#ff0000')).toEqual({
      light: expect.closeTo(0.628, 2),
      chroma: expect.closeTo(0.258, 2),
      hue: expect.closeTo(29.2, 0),
    });
  });

  test('comes back to the same bytes, within one', () => {
    const samples: [number, number, number][] = [
      [18, 30, 200],
      [250, 250, 248],
      [163, 38, 58],
      [9, 9, 12],
      [107, 115, 80],
    ];
    for (const bytes of samples) {
      const back = fromOklch(toOklch(...bytes));
      back.forEach((value, part) => {
        expect(Math.abs(value - (bytes[part] ?? 0))).toBeLessThanOrEqual(1);
      });
    }
  });

  test('measures hues the short way round', () => {
    expect(hueDistance(350, 10)).toBe(20);
    expect(hueDistance(10, 350)).toBe(-20);
    expect(hueDistance(-170, 170)).toBe(-20);
  });
});
