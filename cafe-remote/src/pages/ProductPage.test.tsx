import { answerEach } from '@storefront/shared/dev/mocks/node';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { screen, waitFor, within } from '@testing-library/react';
import { clientWithPause } from '../../test/client-with-pause';
import ProductPage from './ProductPage';

const shop = mockShop();

const openProduct = (
  id: string,
  query = '',
  client = createQueryClient(),
  person?: ReturnType<typeof shop.signIn>,
) =>
  renderPage(<ProductPage />, {
    path: `/single/${id}${query}`,
    route: '/single/:id',
    client,
    ...(person && { person }),
  });
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

test('§2: shows name, price, description, the label In stock and the order buttons', async () => {
  openProduct('product-coffee-4');
  expect(screen.getByText('Loading the product')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Himalayan Cold Brew' })).toBeInTheDocument();
  expect(document.title).toBe('Himalayan Cold Brew · Chowk');
  expect(screen.getByText('Rs 260.00')).toBeInTheDocument();
  expect(screen.getByText('Steeped for eighteen hours.')).toBeInTheDocument();
  expect(screen.getByText('In stock')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Himalayan Cold Brew' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Order From table' })).not.toBeInTheDocument();
});

test('C261: the page names the marks of a dish', async () => {
  openProduct('product-plates-2');
  const marks = await screen.findByRole('list', { name: 'What is in it' });
  expect(
    within(marks)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Vegetarian', 'Contains egg', 'Contains gluten', 'Spicy']);
});

test('C58: the stars are decoration without a value', async () => {
  openProduct('product-coffee-4');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('img', { name: /Rated/ })).not.toBeInTheDocument();
});

test('adds the chosen quantity and the request to the cart', async () => {
  const { user } = openProduct('product-plates-1');
  await user.click(await screen.findByRole('button', { name: 'One more' }));
  await user.type(screen.getByRole('textbox', { name: 'Special request for Chicken Momo' }), 'spicy');
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByText('Product added to cart')).toBeInTheDocument();
  expect(stored('cart')).toMatchObject([{ name: 'Chicken Momo', quantity: 2, requests: 'spicy' }]);
});

test('P10: while orders are paused the page says why before Add, and nothing can be ordered', async () => {
  openProduct('product-plates-1', '', clientWithPause());
  expect(await screen.findByText('Orders are paused')).toBeInTheDocument();
  expect(screen.getByText(/The power is out\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
});

test('P10: during a pause a table fills its cart but cannot order', async () => {
  openProduct('product-plates-1', '?table=7', clientWithPause());
  expect(await screen.findByRole('button', { name: 'Order From table' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});

test('Buy Now opens the checkout with the product', async () => {
  const { user, history } = openProduct('product-plates-1');
  await user.click(await screen.findByRole('button', { name: 'Buy Now' }));
  expect(history.location).toMatchObject({
    pathname: '/billing',
    state: { items: [{ productId: 'product-plates-1', quantity: 1, lineId: null }] },
  });
});

test('§2, §4: a table orders the product at once, without the cart', async () => {
  const { user } = openProduct('product-coffee-5', '?table=7');
  expect(await screen.findByText('In stock')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await user.click(screen.getByRole('button', { name: 'Order From table' }));
  expect(await screen.findByText('Order placed successfully from table')).toBeInTheDocument();
  expect(shop.world.orders[0]).toMatchObject({
    tableNumber: '7',
    totalAmount: 960,
    item: [{ name: 'Tasting Flight', quantity: 2 }],
  });
  expect(Object.keys(localStorage)).toEqual(['tableVisit_7']);
});

test.each([
  ['product-coffee-5', 'Only at the tables of the cafe'],
  ['product-bakery-4', /^Sold out until /],
])('C53: %s shows %p and no order button', async (id, label) => {
  openProduct(id);
  expect(await screen.findByText(label)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('In stock')).not.toBeInTheDocument();
});

test('a deleted product shows a link to the table’s menu', async () => {
  openProduct('nobody', '?table=7');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This is not on the menu any more' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Menu' })).toHaveAttribute('href', '/menu?table=7');
});

test('Retry loads a product after a failure', async () => {
  shop.world.behaviour = 'failing';
  const { user } = openProduct('product-plates-1');
  await waitFor(() => expect(screen.getAllByText('Failed to load menu items')).toHaveLength(2));
  shop.world.behaviour = 'normal';
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chicken Momo'));
});

test('C269: the options of a dish stand in its page, and the price follows them', async () => {
  const latte = shop.world.products.find(({ name }) => name === 'Latte');
  const { user } = openProduct(latte?._id ?? '');
  await user.click(await screen.findByRole('radio', { name: /^Large/ }));
  await user.click(screen.getByRole('radio', { name: /^Oat milk/ }));
  expect(screen.getByText('Rs 400.00')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByText('Product added to cart')).toBeInTheDocument();
  expect(stored('cart')).toMatchObject([
    { name: 'Latte', price: 400, options: [{ _id: 'size-large' }, { _id: 'milk-oat' }] },
  ]);
});

describe('while a dish is added', () => {
  /** Chooses a large latte, twice, and holds the answer to Add to Cart. @returns what sends the answer */
  async function addLatte() {
    let answer = (_: null) => {};
    answerEach(shop.server, 'addToCart', () => new Promise((resolve) => (answer = resolve)));
    const latte = shop.world.products.find(({ name }) => name === 'Latte');
    const { user } = openProduct(latte?._id ?? '', '', createQueryClient(), shop.signIn());
    await user.click(await screen.findByRole('radio', { name: /^Large/ }));
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByRole('button', { name: 'Add to Cart', busy: true })).toBeInTheDocument();
    return { user, answer: () => answer(null) };
  }
  const quantity = () => within(screen.getByRole('group', { name: 'Quantity of Latte' }));

  test('C269: the request and the options that are chosen meanwhile stay', async () => {
    const { user, answer } = await addLatte();
    await user.type(screen.getByRole('textbox', { name: /^Special request/ }), 'hot');
    await user.click(screen.getByRole('radio', { name: /^Oat milk/ }));
    answer();
    expect(await quantity().findByText('1')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Special request/ })).toHaveValue('hot');
    expect(screen.getByRole('radio', { name: /^Large/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Oat milk/ })).toBeChecked();
  });

  test('C269: the quantity that is chosen meanwhile stays; the options go back to the defaults', async () => {
    const { user, answer } = await addLatte();
    await user.click(screen.getByRole('button', { name: 'One more' }));
    answer();
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Large/ })).not.toBeChecked());
    expect(quantity().getByText('3')).toBeInTheDocument();
  });
});
