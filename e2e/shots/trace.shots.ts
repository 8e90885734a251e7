import { join } from 'node:path';
import { test } from '@playwright/test';
import { setLook, themes, widths } from '../screens/looks';
import { traceOrder } from '../support/traced-order';
import { drawTrace } from './draw-trace';
import { FOLDER, isWanted, pictureName } from './picture-name';

const SCREEN = { screen: 'trace-place-order', condition: 'data', width: 'desktop' } as const;

test('trace-place-order data', async ({ browser }) => {
  const wanted = themes.filter((look) => isWanted(pictureName({ ...SCREEN, look })));
  if (wanted.length === 0) return;
  const drawing = drawTrace(await traceOrder(browser));
  const page = await browser.newPage({ viewport: widths.desktop });
  await page.setContent(drawing);
  for (const look of wanted) {
    await setLook(page, look);
    await page.locator('main').screenshot({ path: join(FOLDER, pictureName({ ...SCREEN, look })) });
  }
});
