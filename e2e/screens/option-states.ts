import { expect, type Page, type Route } from '@playwright/test';
import { withoutFirstData } from './conditions';
import { runHappyHour } from './offer-states';

const choice = (_id: string, name: string, priceDifference: number, soldOut = false) => ({
  _id,
  name,
  priceDifference,
  isDefault: false,
  soldOut,
});

const GROUPS = [
  {
    _id: 'size',
    name: 'Size',
    min: 1,
    max: 1,
    choices: [choice('s', 'Small', 0), choice('r', 'Regular', 30), choice('l', 'Large', 60)],
  },
  {
    _id: 'milk',
    name: 'Milk',
    min: 1,
    max: 1,
    choices: [choice('w', 'Whole milk', 0), choice('o', 'Oat milk', 50), choice('y', 'Soy milk', 40, true)],
  },
  {
    _id: 'extras',
    name: 'Extras',
    min: 0,
    max: 2,
    choices: [choice('x', 'Extra shot', 40), choice('c', 'Whipped cream', 40), choice('i', 'Less ice', 0)],
  },
];

interface Dish {
  readonly price: number;
}

const withGroups = (dish: Dish) => ({
  ...dish,
  optionGroups: GROUPS.map(({ _id }) => _id),
  priceFrom: dish.price,
});

/** Answers the groups of options. */
const answerGroups = (page: Page) =>
  page.route('**/api/v1/product/options', (route) =>
    route.fulfill({ json: { success: true, message: 'OK', data: GROUPS } }),
  );

async function answer(route: Route, change: (data: never) => unknown): Promise<void> {
  const response = await route.fetch();
  const { data, ...rest } = (await response.json()) as { data: never };
  await route.fulfill({ response, json: { ...rest, data: change(data) } });
}

/** Gives every dish of the page three groups of options, and loads it again. */
async function addOptions(page: Page): Promise<void> {
  await page.route(/\/(menu|single\/.+|cart)(\?.*)?$/, withoutFirstData);
  await answerGroups(page);
  await page.route('**/api/v1/product/getall?*', (route) =>
    answer(route, (groups: { products: Dish[] }[]) =>
      groups.map(({ products, ...group }) => ({ ...group, products: products.map(withGroups) })),
    ),
  );
  await page.route('**/api/v1/product/getsingle/*', (route) => answer(route, withGroups));
  await page.reload();
}

/** Opens the options of a dish of the menu. @param index of the dish */
export const showOptions = (index: number) => async (page: Page) => {
  await addOptions(page);
  const dish = page.getByRole('article').nth(index);
  await dish.getByRole('button', { name: 'One more' }).click();
  await dish.getByRole('button', { name: 'Add to Cart' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /^Large/ }).check();
  await sheet.getByRole('radio', { name: /^Oat milk/ }).check();
  await sheet.getByRole('checkbox', { name: /^Extra shot/ }).check();
};

/** Opens the options of a dish with as many extras as it may have. */
export async function showFullOptions(page: Page): Promise<void> {
  await showOptions(0)(page);
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^Less ice/ })
    .check();
  await expect(page.getByText('2 of 2 chosen')).toBeVisible();
}

/** Shows the page of a dish with options. */
export async function showDishWithOptions(page: Page): Promise<void> {
  await addOptions(page);
  await page.getByRole('radio', { name: /^Oat milk/ }).check();
}

/** Opens the options of a line of the cart. */
export async function changeOptions(page: Page): Promise<void> {
  await addOptions(page);
  await page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: /^Large/ })).toBeVisible();
}

/** Shows a cart whose lines have options. */
export async function showLinesWithOptions(page: Page): Promise<void> {
  await addOptions(page);
  await expect(page.getByRole('button', { name: /^Change/ }).first()).toBeVisible();
}

/** Opens the options of a line of the cart in a happy hour (C274). */
export async function changeHappyOptions(page: Page): Promise<void> {
  await runHappyHour(page);
  await changeOptions(page);
  await expect(page.getByRole('dialog').getByText('Happy hour: 20 % off')).toBeVisible();
}

/** Opens staff's list of options (C255). */
export async function listGroups(page: Page): Promise<void> {
  await answerGroups(page);
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('region', { name: 'Extras' })).toBeVisible();
}

/** Opens the form of a group, after the list. */
export async function editGroup(page: Page): Promise<void> {
  await listGroups(page);
  await page.getByRole('button', { name: 'Edit Milk' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Milk' })).toBeVisible();
}

/** Asks whether to delete a group. */
export async function deleteGroup(page: Page): Promise<void> {
  await listGroups(page);
  await page.getByRole('button', { name: 'Delete Milk' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete these options?' })).toBeVisible();
}

/** Picks a dish with options for an order of staff. */
export async function addItemWithOptions(page: Page): Promise<void> {
  await answerGroups(page);
  await page.route('**/api/v1/product/getallproducts*', (route) =>
    answer(route, (dishes: Dish[]) => dishes.map(withGroups)),
  );
  await page
    .getByRole('button', { name: /^Edit order/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add item' });
  await dialog.getByRole('combobox', { name: 'Name' }).fill('espresso');
  await dialog.getByRole('option').first().click();
  await expect(dialog.getByRole('combobox', { name: 'Milk' })).toBeVisible();
}
