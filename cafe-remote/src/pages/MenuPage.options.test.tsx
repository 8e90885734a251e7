import { fakeScroll } from '@storefront/shared/dev/testing/fake-scroll';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import MenuPage from './MenuPage';

const shop = mockShop();
fakeScroll();

async function openMenu(query = '', person?: ReturnType<typeof shop.signIn>) {
  const page = renderPage(<MenuPage />, {
    path: `/menu${query}`,
    route: '/menu',
    ...(person && { person }),
  });
  const latte = within(await screen.findByRole('article', { name: 'Latte' }));
  const openSheet = async (button = 'Add to Cart') => {
    await page.user.click(latte.getByRole('button', { name: new RegExp(`^${button}`) }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Latte' }));
    await sheet.findByRole('radio', { name: /^Large/ });
    return sheet;
  };
  return { ...page, latte, openSheet };
}

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const serverCart = () => [...shop.world.carts.values()].flat();

test('C255: a dish with options says from which price; the others open nothing', async () => {
  const { user, latte } = await openMenu();
  expect(latte.getByText('Rs 290.00').parentElement).toHaveTextContent('from Rs 290.00');
  const americano = within(screen.getByRole('article', { name: 'Americano' }));
  expect(americano.queryByText(/^from/)).not.toBeInTheDocument();
  await user.click(americano.getByRole('button', { name: /^Add to Cart/ }));
  // With the first dish the bar of the cart comes, and the message stands in it.
  await screen.findByText('View cart');
  expect(screen.getByText('Product added to cart')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('C269: the sheet takes amount and request of the card along, and adds the dish with its choices', async () => {
  const { user, latte, openSheet } = await openMenu();
  await user.click(latte.getByRole('button', { name: 'One more' }));
  await user.type(latte.getByRole('textbox'), 'hot');
  const sheet = await openSheet();
  expect(sheet.getByRole('textbox')).toHaveValue('hot');
  await user.click(sheet.getByRole('radio', { name: /^Large/ }));
  await user.click(sheet.getByRole('radio', { name: /^Oat milk/ }));
  await user.click(sheet.getByRole('checkbox', { name: /^Extra shot/ }));
  expect(sheet.getByText('Large, Oat milk, Extra shot')).toBeInTheDocument();
  expect(sheet.getByText('2 × Rs 440.00')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Add to Cart Rs 880.00' }));
  expect(await screen.findByText('Product added to cart')).toBeInTheDocument();
  expect(stored('cart')).toMatchObject([
    {
      name: 'Latte',
      price: 440,
      quantity: 2,
      requests: 'hot',
      options: [
        { _id: 'size-large', group: 'Size', name: 'Large', price: 60 },
        { _id: 'milk-oat' },
        { _id: 'extra-shot' },
      ],
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(latte.getByRole('textbox')).toHaveValue('');
});

test('C256: other choices are another line; a member’s are on the server', async () => {
  const { user, openSheet } = await openMenu('', shop.signIn());
  for (const size of [/^Small/, /^Large/]) {
    const sheet = await openSheet();
    await user.click(sheet.getByRole('radio', { name: size }));
    await user.click(sheet.getByRole('button', { name: /^Add to Cart/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  expect(serverCart()).toHaveLength(2);
});

test('C269: sold-out choices cannot be taken, and a full group says so', async () => {
  const { user, openSheet } = await openMenu();
  const sheet = await openSheet();
  expect(sheet.getByRole('radio', { name: 'Soy milk Sold out' })).toBeDisabled();
  expect(sheet.getByRole('radio', { name: 'Small Rs 290.00' })).not.toBeChecked();
  expect(sheet.getByRole('radio', { name: 'Whole milk No extra' })).toBeChecked();
  expect(sheet.getByRole('group', { name: 'Extras up to 2' })).toBeInTheDocument();
  await user.click(sheet.getByRole('checkbox', { name: /^Extra shot/ }));
  await user.click(sheet.getByRole('checkbox', { name: /^Vanilla syrup/ }));
  expect(sheet.getByRole('group', { name: 'Extras 2 of 2 chosen' })).toBeInTheDocument();
  expect(sheet.getByRole('checkbox', { name: 'Less ice Free' })).toBeDisabled();
  await user.click(sheet.getByRole('checkbox', { name: /^Extra shot/ }));
  expect(sheet.getByRole('checkbox', { name: 'Less ice Free' })).toBeEnabled();
});

test('C269: Escape gives the focus back, and what was typed stays on the card', async () => {
  const { user, latte, openSheet } = await openMenu();
  const sheet = await openSheet();
  await user.type(sheet.getByRole('textbox'), 'hot');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(latte.getByRole('button', { name: /^Add to Cart/ })).toHaveFocus();
  expect(latte.getByRole('textbox')).toHaveValue('hot');
});

test('C22: Buy Now opens the same sheet, and then the checkout', async () => {
  const { user, history, openSheet } = await openMenu();
  const sheet = await openSheet('Buy Now');
  await user.click(sheet.getByRole('button', { name: 'Buy Now Rs 320.00' }));
  expect(history.location.pathname).toBe('/billing');
  expect(history.location.state).toMatchObject({
    items: [
      { name: 'Latte', price: 320, lineId: null, options: [{ _id: 'size-regular' }, { _id: 'milk-whole' }] },
    ],
  });
});

test('C50: at a table the sheet adds to the cart of the table', async () => {
  const { user, openSheet } = await openMenu('?table=7');
  const sheet = await openSheet();
  await user.click(sheet.getByRole('button', { name: 'Add to Cart Rs 320.00' }));
  expect(await screen.findByText('Product added to table cart')).toBeInTheDocument();
  expect(stored('tableCart_7')).toMatchObject([{ name: 'Latte', price: 320, tableNumber: '7' }]);
});

test('C269: options that cannot be loaded can be tried again, and nothing typed is lost', async () => {
  let isFailing = true;
  shop.server.use(
    http.get('*/api/v1/product/options', () =>
      isFailing ? HttpResponse.json(null, { status: 503 }) : undefined,
    ),
  );
  const { user, latte } = await openMenu();
  await user.click(latte.getByRole('button', { name: 'One more' }));
  await user.click(latte.getByRole('button', { name: /^Add to Cart/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Latte' }));
  const retry = await sheet.findByRole('button', { name: 'Retry' });
  expect(sheet.getByRole('button', { name: /^Add to Cart/ })).toBeDisabled();
  isFailing = false;
  await user.click(retry);
  expect(await sheet.findByRole('button', { name: 'Add to Cart Rs 640.00' })).toBeEnabled();
});

test('§7: a server without options has cards, sheet and calls as before', async () => {
  shop.world.products = shop.world.products.map(({ optionGroups: _, ...product }) => product);
  const { user, latte } = await openMenu();
  expect(latte.getByText('Rs 290.00').parentElement).toBeInTheDocument();
  expect(latte.queryByText(/^from/)).not.toBeInTheDocument();
  await user.click(latte.getByRole('button', { name: /^Add to Cart/ }));
  expect(await screen.findByText('Product added to cart')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(stored('cart')).toMatchObject([{ name: 'Latte', price: 290 }]);
  expect(shop.requests).not.toContain('GET /api/v1/product/options');
});
