import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { themes, widths, widthsOf } from './screens/looks';
import { meetPeople, type ShopAndPeople } from './screens/people';
import type { Person, Screen } from './screens/screen';
import { shopScreens } from './screens/shop-screens';
import { staffScreens } from './screens/staff-screens';
import { show, windowFor } from './screens/visit';
import { namelessControls } from './support/nameless';
import { isWholeRun } from './support/shop-environment';

// A recording of every page twice costs more than the looking, and axe names the element itself.
test.use({ trace: 'off' });

let world: ShopAndPeople;

test.beforeAll(async () => {
  world = await meetPeople();
});

async function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Without frames of others axe may run in the page itself: elsewhere means a second page and all results sent there.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** By night only the colours are others, which are the same at any width: at the second one only a whole run looks. */
const themesAt = (index: number) => (index === 0 || isWholeRun ? themes : (['light'] as const));

/** Everything by day; by night the contrast. */
async function lookAt(page: Page, screen: Screen): Promise<string[]> {
  const found: string[] = [];
  for (const [index, width] of widthsOf(screen).entries()) {
    await page.setViewportSize(widths[width]);
    if (index === 0 || screen.open) await show(page, screen, world.stock);
    for (const colorScheme of themesAt(index)) {
      await page.emulateMedia({ colorScheme });
      const all = await violationsOn(page, colorScheme === 'light' ? undefined : ['color-contrast']);
      found.push(...all.map((violation) => `${width}, ${colorScheme}: ${violation}`));
    }
    found.push(...(await namelessControls(page)).map((control) => `${width}, no name: ${control}`));
  }
  return found;
}

const screens = [...shopScreens, ...staffScreens];
const people: readonly Person[] = ['guest', 'shopper', 'member', 'staff'];

for (const person of people) {
  test.describe(`axe finds nothing, and every control has a name, as a ${person} sees`, () => {
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await windowFor(browser, world, person);
    });
    test.afterAll(() => page.context().close());

    for (const screen of screens.filter((each) => (each.person ?? 'guest') === person)) {
      test(screen.name, async () => {
        expect(await lookAt(page, screen)).toEqual([]);
      });
    }
  });
}
