import { answerEach } from '@storefront/shared/dev/mocks/node';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { callKey } from '@storefront/shared/query/call-query';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { DEFAULT_ORDERING_SETTINGS } from '@storefront/shared/rules/opening-hours';
import { screen, waitFor, within } from '@testing-library/react';
import ItemPage from './ItemPage';

const shop = mockShop();

const open = (id: string, query = '', person?: ReturnType<typeof shop.signIn>) =>
  renderPage(<ItemPage />, {
    path: `/csingle/${id}${query}`,
    route: '/csingle/:id',
    ...(person && { person }),
  });
const add = () => screen.getByRole('button', { name: 'Add to Cart' });
const size = () => screen.findByRole('combobox', { name: 'Size' });
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

test('§2: picture, name, price, stars, details, description, sizes', async () => {
  open('closet-2');
  expect(screen.getByText('Loading the product')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Linen Shirt' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Linen Shirt, White' })).toBeInTheDocument();
  expect(screen.getByText('Rs 2,899.50')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Rated 4 out of 5' })).toBeInTheDocument();
  expect(screen.getByText('Linen, Men')).toBeInTheDocument();
  expect(screen.getByText('Cut and sewn in Kathmandu.')).toBeInTheDocument();
  expect(
    within(await size())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a size', 'S', 'M', 'L', 'XL']);
});

test('§2: a swatch switches the picture and sets the colour in the address', async () => {
  const { user, history } = open('closet-2');
  await user.click(await screen.findByRole('button', { name: 'Moss' }));
  expect(screen.getByRole('img', { name: 'Linen Shirt, Moss' })).toHaveAttribute(
    'src',
    expect.stringContaining('b6c3a0'),
  );
  expect(screen.getByText('Colour: Moss')).toBeInTheDocument();
  expect(history.location.search).toBe('?color=Moss');
  expect(history.action).toBe('REPLACE');
});

test('shows the colour of the address and ignores an unknown one', async () => {
  const { unmount } = open('closet-2', '?color=Moss');
  expect(await screen.findByRole('img', { name: 'Linen Shirt, Moss' })).toBeInTheDocument();
  unmount();
  open('closet-2', '?color=Gold');
  expect(await screen.findByRole('img', { name: 'Linen Shirt, White' })).toBeInTheDocument();
});

test('C68: with several sizes asks for one before adding', async () => {
  const { user } = open('closet-2', '?color=Moss');
  await size();
  expect(add()).toBeDisabled();
  expect(screen.getByText('Choose a size first')).toBeInTheDocument();
  await user.selectOptions(await size(), 'M');
  expect(screen.queryByText('Choose a size first')).not.toBeInTheDocument();
  await user.click(add());
  expect(await screen.findByText('Product added to cart')).toBeInTheDocument();
  expect(stored('cart')).toMatchObject([
    {
      _id: 'closet-2',
      type: 'closet',
      name: 'Linen Shirt',
      price: 2899.5,
      quantity: 1,
      selectedColor: 'Moss',
      selectedSize: 'M',
      image: expect.stringContaining('b6c3a0'),
    },
  ]);
});

test('C68: without a choice of sizes adds at once in the first colour', async () => {
  const { user } = open('closet-4');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('combobox', { name: 'Size' })).not.toBeInTheDocument();
  await user.click(add());
  await screen.findByText('Product added to cart');
  expect(stored('cart')).toMatchObject([{ selectedColor: 'Crimson', selectedSize: null }]);
});

test('P10: while orders are paused the page says why before Add', async () => {
  const client = createQueryClient();
  const paused = { reason: 'the power is out', until: null };
  client.setQueryData(callKey('getSettings', {}), { ...DEFAULT_ORDERING_SETTINGS, paused });
  renderPage(<ItemPage />, { path: '/csingle/closet-4', route: '/csingle/:id', client });
  expect(await screen.findByText('Orders are paused')).toBeInTheDocument();
  expect(add()).toBeEnabled();
});

test('§4: limits the quantity to 1 up to the stock', async () => {
  shop.world.closetItems = shop.world.closetItems.map((item) => ({ ...item, availableStock: 2 }));
  const { user } = open('closet-4');
  const stepper = within(await screen.findByRole('group', { name: 'Quantity of Wool Scarf' }));
  expect(screen.getByText('Only 2 left')).toBeInTheDocument();
  await user.click(stepper.getByRole('button', { name: 'One less' }));
  expect(stepper.getByText('1')).toBeInTheDocument();
  await user.click(stepper.getByRole('button', { name: 'One more' }));
  await user.click(stepper.getByRole('button', { name: 'One more' }));
  expect(stepper.getByText('2')).toBeInTheDocument();
});

test('C159: Add says that the last piece is in the cart already', async () => {
  shop.world.closetItems = shop.world.closetItems.map((item) => ({ ...item, availableStock: 1 }));
  const { user } = open('closet-4');
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await screen.findByText('Product added to cart');
  expect(await screen.findByText('Only 1 left, it is in your cart')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Grey' }));
  await user.click(add());
  expect(await screen.findAllByText('Only 1 left, it is in your cart')).toHaveLength(2);
  expect(stored('cart')).toMatchObject([{ quantity: 1, selectedColor: 'Crimson' }]);
});

describe('C260: an item that is counted by size and colour', () => {
  const texts = async () =>
    within(await size())
      .getAllByRole('option')
      .map((option) => [option.textContent, (option as HTMLOptionElement).disabled]);

  test('greys out the sizes that are gone in the colour, and says how many are left of few', async () => {
    const { user } = open('closet-7');
    expect(await texts()).toEqual([
      ['Choose a size', false],
      ['36, 2 left', false],
      ['37, sold out', true],
      ['38', false],
    ]);
    await user.click(screen.getByRole('button', { name: 'Black' }));
    expect((await texts()).slice(1)).toEqual([
      ['36, sold out', true],
      ['37, sold out', true],
      ['38, 1 left', false],
    ]);
  });

  test('the stepper goes up to the pieces of the size and colour, which the cart shares', async () => {
    const { user } = open('closet-7');
    await user.selectOptions(await size(), '36');
    expect(screen.getByText('Only 2 left')).toBeInTheDocument();
    const stepper = within(screen.getByRole('group', { name: /^Quantity/ }));
    await user.click(stepper.getByRole('button', { name: 'One more' }));
    await user.click(add());
    expect(await screen.findByText('Only 2 left, they are in your cart')).toBeInTheDocument();
    await user.selectOptions(await size(), '38');
    await user.click(add());
    await waitFor(() => expect(stored('cart')).toMatchObject([{ quantity: 2 }, { quantity: 1 }]));
  });

  test('a colour that is gone in the chosen size says so, and cannot be added', async () => {
    const { user } = open('closet-7');
    await user.selectOptions(await size(), '36');
    await user.click(screen.getByRole('button', { name: 'Black, sold out' }));
    expect(screen.getByText('Sold out in this size and colour. Choose another one.')).toBeInTheDocument();
    expect(add()).toBeDisabled();
  });
});

test("§4: 'out of stock' with a disabled button at 0", async () => {
  open('closet-5');
  expect(await screen.findByText('out of stock')).toBeInTheDocument();
  expect(add()).toBeDisabled();
  expect(screen.queryByRole('group', { name: /Quantity/ })).not.toBeInTheDocument();
});

test('§4: sends a member’s item to the server with colour and size', async () => {
  const { user } = open('closet-6', '', shop.signIn());
  await user.selectOptions(await size(), '42');
  await user.click(add());
  expect(await screen.findByText('Product added to cart')).toBeInTheDocument();
  expect([...shop.world.carts.values()].flat()).toMatchObject([
    { itemId: 'closet-6', type: 'closet', selectedColor: 'Blue', selectedSize: '42', tableNumber: null },
  ]);
});

test('the quantity goes back to 1 after Add, unless another one was chosen meanwhile', async () => {
  shop.world.closetItems = shop.world.closetItems.map((item) => ({ ...item, availableStock: 9 }));
  let answer = (_: null) => {};
  answerEach(shop.server, 'addToCart', () => new Promise((resolve) => (answer = resolve)));
  const { user } = open('closet-4', '', shop.signIn());
  const stepper = within(await screen.findByRole('group', { name: 'Quantity of Wool Scarf' }));
  const addAnd = async (meanwhile: () => Promise<void>) => {
    await user.click(add());
    expect(await screen.findByRole('button', { name: 'Add to Cart', busy: true })).toBeInTheDocument();
    await meanwhile();
    answer(null);
    expect(await screen.findByRole('button', { name: 'Add to Cart', busy: false })).toBeInTheDocument();
  };
  await addAnd(() => user.click(stepper.getByRole('button', { name: 'One more' })));
  expect(stepper.getByText('2')).toBeInTheDocument();
  await addAnd(async () => {});
  expect(await stepper.findByText('1')).toBeInTheDocument();
});

test('§2: adds to the cart of the table in the link', async () => {
  const { user } = open('closet-4', '?table=7');
  await screen.findByRole('heading', { level: 1 });
  await user.click(add());
  expect(await screen.findByText('Product added to table cart')).toBeInTheDocument();
  expect(stored('tableCart_7')).toMatchObject([{ name: 'Wool Scarf', isTableOrder: true }]);
});

test('a missing item shows a link back to the closet', async () => {
  open('nobody');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('not in the closet any more');
  expect(screen.getByRole('link', { name: 'Back to Closet' })).toHaveAttribute('href', '/closet');
});

test("§8: 'Error fetching products' with a Retry that works", async () => {
  shop.world.behaviour = 'failing';
  const { user } = open('closet-2');
  await waitFor(() => expect(screen.getAllByText('Error fetching products')).toHaveLength(2));
  shop.world.behaviour = 'normal';
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Linen Shirt' })).toBeInTheDocument();
});

test('C271: shows what is often ordered with it, as links', async () => {
  shop.world.goesWith = { 'closet-2': ['closet-1'] };
  open('closet-2');
  const section = await screen.findByRole('region', { name: 'Goes well with' });
  expect(within(section).getByRole('link')).toHaveAttribute('href', '/csingle/closet-1');
});
