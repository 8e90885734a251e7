import sharp from 'sharp';
import { cafeSize, closetSize, paintStill } from './paint-still';

async function painted(still: Parameters<typeof paintStill>[0]) {
  const { data, info } = await sharp(await paintStill(still))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const brightness = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return ((data[start] ?? 0) + (data[start + 1] ?? 0) + (data[start + 2] ?? 0)) / 3;
  };
  return { info, brightness };
}

describe('a painted still life', () => {
  test('a dish stands on a table before a wall, with a shadow under it and away from the window', async () => {
    const { info, brightness } = await painted({ kind: 'cafe', set: 'clay', props: [{ art: '1f9cb' }] });
    expect([info.width, info.height, info.channels]).toEqual([cafeSize.width, cafeSize.height, 3]);
    const table = brightness(40, 540);
    expect(brightness(40, 200)).toBeGreaterThan(table);
    expect(table - brightness(480, 550)).toBeGreaterThan(25);
    expect(table - brightness(660, 530)).toBeGreaterThan(8);
    expect(Math.abs(table - brightness(200, 540))).toBeLessThan(2);
  });

  test('a garment hangs before seamless stone with a soft shadow below it', async () => {
    const { info, brightness } = await painted({ kind: 'hang', prop: { art: '1f455' } });
    expect([info.width, info.height, info.channels]).toEqual([closetSize.width, closetSize.height, 3]);
    const stone = brightness(320, 780);
    const shadow = Array.from({ length: 120 }, (_, y) => brightness(320, 560 + y));
    expect(stone - Math.min(...shadow)).toBeGreaterThan(12);
  });

  test('shoes stand on the stone with a shadow under them', async () => {
    const { brightness } = await painted({ kind: 'shoe', prop: { art: '1f45e' } });
    expect(brightness(320, 780) - brightness(320, 648)).toBeGreaterThan(20);
  });

  test('each set has its own wall', async () => {
    const sets = ['clay', 'turmeric', 'pine', 'brick', 'sky', 'milk'] as const;
    const walls = await Promise.all(
      sets.map(async (set) => {
        const bytes = await paintStill({ kind: 'cafe', set, props: [] });
        return sharp(bytes).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
      }),
    );
    expect(new Set(walls.map((wall) => wall.toString('hex'))).size).toBe(sets.length);
  });
});
