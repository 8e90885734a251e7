import type { Locator } from '@playwright/test';
import { encode } from 'uqr';

const RUN = /M(\d+) (\d+)h(\d+)v1/g;

/** The dark dots of a code as it is drawn, as `row:column`. */
export async function drawnDots(code: Locator): Promise<readonly string[]> {
  const path = (await code.locator('path').getAttribute('d')) ?? '';
  return [...path.matchAll(RUN)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, index) => `${y}:${Number(x) + index}`),
  );
}

/** The dark dots of the code that says a text. */
export const dotsThatSay = (text: string): readonly string[] =>
  encode(text, { ecc: 'M', border: 4 }).data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${y}:${x}`] : [])),
  );
