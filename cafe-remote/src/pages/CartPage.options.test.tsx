import type { LineOption } from '@storefront/shared/contract/entities/option-group';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import CartPage from './CartPage';

const shop = mockShop();

const option = (_id: string, group: string, name: string, price: number): LineOption => ({
  _id,
  group,
  name,
  price,
});
const large = option('size-large', 'Size', 'Large', 60);
const small = option('size-small', 'Size', 'Small', 0);
const whole = option('milk-whole', 'Milk', 'Whole milk', 0);
const oat = option('milk-oat', 'Milk', 'Oat milk', 50);

const dish = () => {
  const latte = shop.world.products.find(({ name }) => name === 'Latte');
  if (!latte) throw new Error('The mocked shop has no Latte.');
  return latte;
};
const latte = (options: readonly LineOption[], about: object = {}) => ({
  _id: dish()._id,
  name: 'Latte',
  price: 290 + options.reduce((sum, { price }) => sum + price, 0),
  quantity: 2,
  requests: '',
  options,
  ...about,
});
const keep = (...lines: object[]) => localStorage.setItem('cart', JSON.stringify(lines));
const stored = (): unknown => JSON.parse(localStorage.getItem('cart') ?? 'null');
const serverCart = () => [...shop.world.carts.values()].flat();

const openCart = (person?: ReturnType<typeof shop.signIn>) =>
  renderPage(<CartPage />, { path: '/cart', route: '/cart', ...(person && { person }) });
const row = () => within(screen.getByRole('listitem', { name: 'Latte' }));
const change = () => screen.findByRole('button', { name: 'Change Latte' });
const total = () =>
  within(screen.getByRole('complementary', { name: 'Cart summary' })).getByText('Total').parentElement;

async function openSheet({ user }: ReturnType<typeof openCart>) {
  await user.click(await change());
  const sheet = within(await screen.findByRole('dialog', { name: 'Latte' }));
  await sheet.findByRole('radio', { name: /^Large/ });
  return sheet;
}

test('C269: a line says its choices and what a piece costs with them', async () => {
  keep(latte([large, oat]));
  openCart();
  await change();
  expect(row().getByText('Large, Oat milk')).toBeInTheDocument();
  expect(row().getByText('Rs 400.00')).toBeInTheDocument();
  expect(total()).toHaveTextContent('Rs 800.00');
});

test('C269: Change replaces the line in its place, keeps its quantity, and gives the focus back', async () => {
  keep(latte([large, oat]), { _id: 'product-coffee-1', name: 'Espresso', price: 120, quantity: 1 });
  const page = openCart();
  const sheet = await openSheet(page);
  expect(sheet.getByRole('radio', { name: /^Large/ })).toBeChecked();
  expect(sheet.getByRole('radio', { name: /^Oat milk/ })).toBeChecked();
  await page.user.click(sheet.getByRole('radio', { name: /^Whole milk/ }));
  await page.user.click(sheet.getByRole('button', { name: 'Save Rs 700.00' }));
  await waitFor(() => expect(row().getByText('Large, Whole milk')).toBeInTheDocument());
  expect(stored()).toMatchObject([{ name: 'Latte', quantity: 2, price: 350 }, { name: 'Espresso' }]);
  await waitFor(async () => expect(await change()).toHaveFocus());
});

test('C269: a line that becomes equal to another one joins it', async () => {
  keep(latte([small, whole]), latte([large, whole]));
  const page = openCart();
  const [first] = await screen.findAllByRole('button', { name: 'Change Latte' });
  await page.user.click(first as HTMLElement);
  const sheet = within(await screen.findByRole('dialog', { name: 'Latte' }));
  await page.user.click(await sheet.findByRole('radio', { name: /^Large/ }));
  await page.user.click(sheet.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(stored()).toMatchObject([{ quantity: 4, options: [large, whole] }]));
});

/** Signs in as a member whose cart has lattes, large with whole milk. */
function memberWith(quantity: number) {
  const person = shop.signIn();
  shop.world.carts.set(person._id, [
    {
      _id: 'line-1',
      itemId: dish()._id,
      type: 'product',
      quantity,
      selectedColor: null,
      selectedSize: null,
      requests: '',
      tableNumber: null,
      addedAt: '2026-11-24T08:00:00.000Z',
      options: [
        { id: 'size-large', group: 'Size', name: 'Large', pricePaisa: 60_00 },
        { id: 'milk-whole', group: 'Milk', name: 'Whole milk', pricePaisa: 0 },
      ],
    },
  ]);
  return person;
}

const setLeft = (piecesLeft: number) => {
  shop.world.products = shop.world.products.map((one) =>
    one.name === 'Latte' ? { ...one, piecesLeft } : one,
  );
};

/** Chooses small lattes for a member's line of three, with so many pieces left. */
async function chooseSmall(piecesLeft: number) {
  expectConsoleError(/^cart ApiError: Only /);
  setLeft(piecesLeft);
  const page = openCart(memberWith(3));
  const sheet = await openSheet(page);
  await page.user.click(sheet.getByRole('radio', { name: /^Small/ }));
  await page.user.click(sheet.getByRole('button', { name: /^Save/ }));
}

test('C226, C269: a member changes the options of pieces that the cart could not hold twice', async () => {
  await chooseSmall(4);
  await waitFor(() =>
    expect(serverCart()).toMatchObject([
      { quantity: 3, options: [{ id: 'size-small' }, { id: 'milk-whole' }] },
    ]),
  );
  expect(screen.queryByText(/^Only 4 left/)).not.toBeInTheDocument();
});

test('C226, C269: where fewer pieces are left than in the line, it stays as it is', async () => {
  await chooseSmall(2);
  expect(await screen.findByText(/^Only 2 left/)).toBeInTheDocument();
  expect(serverCart()).toMatchObject([
    { quantity: 3, options: [{ id: 'size-large' }, { id: 'milk-whole' }] },
  ]);
});

test('C269: a member’s line is replaced on the server', async () => {
  const page = openCart(memberWith(2));
  const sheet = await openSheet(page);
  await page.user.click(sheet.getByRole('radio', { name: /^Small/ }));
  await page.user.click(sheet.getByRole('button', { name: 'Save Rs 580.00' }));
  await waitFor(() =>
    expect(serverCart()).toMatchObject([
      {
        quantity: 2,
        addedAt: '2026-11-24T08:00:00.000Z',
        options: [{ id: 'size-small' }, { id: 'milk-whole' }],
      },
    ]),
  );
});

test('P4, C256: a choice that became dearer shows the price before', async () => {
  keep(latte([small, oat]));
  shop.world.optionGroups = shop.world.optionGroups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) =>
      choice._id === 'milk-oat' ? { ...choice, priceDifference: 70 } : choice,
    ),
  }));
  openCart();
  expect(await screen.findByText('was Rs 340.00')).toBeInTheDocument();
  expect(total()).toHaveTextContent('Rs 720.00');
});

test('C257: a line with a sold-out choice says so, is not ordered, and can be changed', async () => {
  keep(latte([large, option('milk-soy', 'Milk', 'Soy milk', 40)]));
  const page = openCart();
  expect(await screen.findByText('Soy milk is sold out. It is not part of your total.')).toBeInTheDocument();
  expect(total()).toHaveTextContent('Rs 0.00');
  const sheet = await openSheet(page);
  expect(sheet.getByText('Soy milk is sold out')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.user.click(sheet.getByRole('radio', { name: /^Oat milk/ }));
  await page.user.click(sheet.getByRole('button', { name: 'Save Rs 800.00' }));
  await waitFor(() => expect(total()).toHaveTextContent('Rs 800.00'));
});

test('P24, C255: a line that was stored before the dish had options has the default ones', async () => {
  keep(latte([], { options: undefined, price: 290 }));
  openCart();
  await change();
  expect(row().getByText('Regular, Whole milk')).toBeInTheDocument();
  expect(row().getByText('was Rs 290.00')).toBeInTheDocument();
  expect(total()).toHaveTextContent('Rs 640.00');
});
