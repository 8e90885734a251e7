import type { Browser, Page } from '@playwright/test';
import { putInto } from './conditions';
import type { ShopAndPeople } from './people';
import { type Condition, type Goods, type Person, pathOf, type Screen } from './screen';
import { painted, settle } from './settle';

/** Opens a screen in this window and waits for its final state. */
export async function show(
  page: Page,
  screen: Screen,
  goods: Goods,
  condition: Condition = 'data',
): Promise<void> {
  await page.goto(pathOf(screen, goods));
  await settle(page, condition);
  if (!screen.open || condition !== 'data') return;
  await screen.open(page);
  await painted(page);
}

/** Opens a window for a person, with this condition of the API. The caller closes its context. */
export async function windowFor(
  browser: Browser,
  { states }: ShopAndPeople,
  person: Person = 'guest',
  condition: Condition = 'data',
): Promise<Page> {
  const context = await browser.newContext({ storageState: states[person], reducedMotion: 'reduce' });
  const page = await context.newPage();
  await putInto(page, condition);
  return page;
}
