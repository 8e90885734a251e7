import type { Locator } from '@playwright/test';
import { encode } from 'uqr';

const RUN = /M(\d+) (\d+)h(\d+)v1/g;

/** Returns the dark modules of a drawn QR code, as `row:column`. */
export async function drawnDots(code: Locator): Promise<readonly string[]> {
  const path = (await code.locator('path').getAttribute('d')) ?? '';
  return [...path.matchAll(RUN)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, index) => `${y}:${Number(x) + index}`),
  );
}

/** Returns the dark modules of the QR code for a text, as `row:column`. */
export const expectedDots = (text: string): readonly string[] =>
  encode(text, { ecc: 'M', border: 4 }).data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${y}:${x}`] : [])),
  );
