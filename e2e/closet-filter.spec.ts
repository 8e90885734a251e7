import { expect, type Page } from '@playwright/test';
import { chips, chooseType, pieceNames } from './support/closet';
import { test } from './support/fixtures';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const depth = (page: Page) => page.evaluate(() => window.scrollY);
const select = (page: Page, name: 'Sort' | 'Brand', option: string) =>
  page.getByRole('combobox', { name }).selectOption(option);

test('§2: the address carries the filters to another browser, and one click clears them', async ({
  staffApi,
  visit,
}) => {
  const brand = `Lekali ${Date.now()}`;
  const dear = await staffApi.addPiece('Oxford Shirt', 2400, { brand });
  const cheap = await staffApi.addPiece('Checked shirt', 1800, { brand });
  await staffApi.addPiece('Polo T-shirt', 900, { brand });
  const other = await staffApi.addPiece('Flannel shirt', 2100, { brand: 'Somebody Else' });

  const page = await visit();
  await page.goto('/closet');
  await chooseType(page, 'Men', 'Shirts');
  await select(page, 'Brand', brand);
  await select(page, 'Sort', 'Price: high to low');
  await expect(pieceNames(page)).toHaveText([dear.name, cheap.name]);

  const friend = await visit();
  await friend.goto(page.url());
  for (const each of [page, friend]) {
    await expect(pieceNames(each)).toHaveText([dear.name, cheap.name]);
    await expect(chips(each)).toHaveText([/Men/, /Shirts/, new RegExp(brand)]);
    await expect(each.getByRole('combobox', { name: 'Brand' })).toHaveValue(brand);
    await expect(each.getByRole('combobox', { name: 'Sort' })).toHaveValue('price-desc');
  }

  await chips(friend).filter({ hasText: brand }).click();
  await expect(pieceNames(friend).filter({ hasText: other.name })).toBeVisible();
  await friend.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(friend).toHaveURL('/closet');
  await expect(chips(friend)).toHaveCount(0);
  await expect(pieceNames(friend).first()).toHaveText(other.name);
});

test('P26: Back and Forward restore the filters and the scroll position', async ({ visit }) => {
  const page = await visit();
  await page.goto('/closet?sort=name-asc');
  await pieceNames(page).nth(23).scrollIntoViewIfNeeded();
  const below = pieceNames(page).nth(30);
  await expect(below.getByRole('link')).toBeAttached();
  await below.scrollIntoViewIfNeeded();
  const name = (await below.textContent()) ?? '';
  const place = await depth(page);
  await below.getByRole('link').click();
  await expect(title(page, name)).toBeVisible();
  await expect.poll(() => depth(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/closet?sort=name-asc');
  await expect.poll(() => depth(page)).toBe(place);
  await expect(below).toHaveText(name);
  await expect(below).toBeInViewport();
  await page.goForward();
  await expect(title(page, name)).toBeVisible();
  await page.goBack();
  await expect.poll(() => depth(page)).toBe(place);

  await chooseType(page, 'Women', 'Blouses');
  await expect(chips(page)).toHaveText([/Women/, /Blouses/]);
  await expect(pieceNames(page).first()).toHaveText(/blouse/i);
  await page.goBack();
  await expect(chips(page)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('name-asc');
  await page.goForward();
  await expect(page).toHaveURL('/closet?sort=name-asc&category=Women&type=Blouses');
  await expect(chips(page)).toHaveText([/Women/, /Blouses/]);
  await expect(pieceNames(page).first()).toHaveText(/blouse/i);
});

test('§2, §8: clothes and shoes are two collections, each with its own empty message', async ({
  staffApi,
  visit,
}) => {
  const shoe = await staffApi.addPiece('Ridge boots', 5200, { division: 'kicks', brand: 'Himal Soles' });
  const shirt = await staffApi.addPiece('Ridge shirt', 1500, { brand: 'Himal Wear' });
  const page = await visit();
  await page.goto('/closet');
  await expect(title(page, 'Featured Collection')).toBeVisible();
  await expect(pieceNames(page).first()).toHaveText(shirt.name);
  await page.getByRole('button', { name: 'Shop Shoes' }).click();
  await expect(title(page, 'Division Kicks Collection')).toBeVisible();
  await expect(pieceNames(page).first()).toHaveText(shoe.name);

  await select(page, 'Brand', 'Himal Soles');
  await expect(pieceNames(page)).toHaveText([shoe.name]);
  await chooseType(page, 'Kids', 'School', 'Shoes');
  await expect(page.getByText('No shoes available right now...')).toBeVisible();

  await page.getByRole('button', { name: 'Back to Closet' }).click();
  await expect(title(page, 'Featured Collection')).toBeVisible();
  await chips(page).filter({ hasText: 'Kids' }).click();
  await select(page, 'Brand', 'Himal Wear');
  await expect(pieceNames(page)).toHaveText([shirt.name]);
  await chooseType(page, 'Kids', 'Hats');
  await expect(page.getByText('Oops! No products available right now...')).toBeVisible();
  await expect(pieceNames(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear All Filters' }).last().click();
  await expect(pieceNames(page).first()).toHaveText(shirt.name);
});
