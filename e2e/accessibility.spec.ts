import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { themes, widths, widthsInRun } from './screens/looks';
import { openWindow, showScreen } from './screens/open-screen';
import type { Person, Screen } from './screens/screen';
import { type SeededShop, seedShop } from './screens/seed-shop';
import { shopScreens } from './screens/shop-screens';
import { staffScreens } from './screens/staff-screens';
import { clippedElements } from './support/clipped-elements';
import { cutFields } from './support/cut-fields';
import { namelessControls } from './support/nameless-controls';
import { overlappingTexts } from './support/overlapping-texts';
import { isWholeRun } from './support/shop-environment';
import { splitWords } from './support/split-words';
import { setBrowserTextSize } from './support/text-size';

// A trace of every page costs more time than the audit, and axe already names the element.
test.use({ trace: 'off' });

/** Only a whole run audits pages that are like another one. */
const screens = [...shopScreens, ...staffScreens].filter(
  ({ isVariant, isPaper }) => !isPaper && (isWholeRun || !isVariant),
);

let shop: SeededShop;

test.beforeAll(async () => {
  shop = await seedShop();
});

async function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Legacy mode runs axe in the page itself. That is enough here, because no page has frames of other origins.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // 24 px, or as much room around it: axe asks only when told (C455).
    rules: { 'target-size': { enabled: true } },
  });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/**
 * The dark theme changes only colours: a whole run audits every screen in it, the others every other pair of screens, so
 * that both widths have their turn.
 */
const themesOf = (turn: number) => (isWholeRun || turn % 4 < 2 ? themes : (['light'] as const));

/** Returns the violations of a screen: all rules in the light theme, only contrast in the dark one. */
async function audit(page: Page, screen: Screen): Promise<string[]> {
  const found: string[] = [];
  const turn = screens.indexOf(screen);
  for (const [index, width] of widthsInRun(screen, turn).entries()) {
    await page.setViewportSize(widths[width]);
    if (index === 0 || screen.open) await showScreen(page, screen, shop.items);
    for (const colorScheme of themesOf(turn)) {
      await page.emulateMedia({ colorScheme });
      const all = await violationsOn(page, colorScheme === 'light' ? undefined : ['color-contrast']);
      found.push(...all.map((violation) => `${width}, ${colorScheme}: ${violation}`));
    }
    found.push(...(await namelessControls(page)).map((control) => `${width}, no name: ${control}`));
  }
  found.push(...(await largeTextProblems(page, screen)));
  return found;
}

/** Windows in which text of 200 % is read: a small phone, a tablet, a desktop. */
const LARGE_TEXT_WINDOWS = [
  { width: 360, height: 740, kind: 'phone' },
  { width: 820, height: 1180, kind: 'desktop' },
  { width: 1280, height: 800, kind: 'desktop' },
] as const;

/** Returns the texts that are cut off, lie on each other or break into letters where text is twice as large (C453). */
async function largeTextProblems(page: Page, { only }: Screen): Promise<string[]> {
  await setBrowserTextSize(page, 32);
  const found: string[] = [];
  for (const { width, height, kind } of LARGE_TEXT_WINDOWS) {
    if (only !== undefined && only !== kind) continue;
    await page.setViewportSize({ width, height });
    // A dialog takes its new place in the next frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const problems = [
      ...(await clippedElements(page)),
      ...(await overlappingTexts(page)),
      ...(await cutFields(page)).map((text) => `“${text}” is cut off in its field`),
      // Twice is what a long word needs on a small phone. Three lines say that its column is too narrow.
      ...(await splitWords(page, 3)).map((word) => `“${word}” in three lines`),
    ];
    found.push(...problems.map((text) => `text of 200 % at ${width} px: ${text}`));
  }
  await setBrowserTextSize(page, 16);
  return found;
}

const people: readonly Person[] = ['guest', 'shopper', 'member', 'staff'];

for (const person of people) {
  test.describe(`axe finds no violation, every control has a name and large text fits, for role ${person}`, () => {
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await openWindow(browser, shop, person);
    });
    test.afterAll(() => page.context().close());

    for (const screen of screens.filter((each) => (each.person ?? 'guest') === person)) {
      test(screen.name, async () => {
        expect(await audit(page, screen)).toEqual([]);
      });
    }
  });
}

/** Only a whole run audits screens without data. */
const bare = isWholeRun ? screens : [];

for (const condition of ['empty', 'failing'] as const) {
  for (const screen of bare.filter(({ also }) => also?.includes(condition))) {
    test(`axe finds no violation on ${screen.name} while it is ${condition}`, async ({ browser }) => {
      const page = await openWindow(browser, shop, screen.person, condition);
      await page.setViewportSize(widths.phone);
      await showScreen(page, screen, shop.items, condition);
      expect([...(await violationsOn(page)), ...(await namelessControls(page))]).toEqual([]);
      await page.context().close();
    });
  }
}
