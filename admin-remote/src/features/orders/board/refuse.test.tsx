import { demoProducts } from '@storefront/shared/dev/mocks/fixtures/products';
import { screen, waitFor, within } from '@testing-library/react';
import { makeItem } from '../../../../test/make-order';
import { cardOf, cardsIn, openBoard, stepOrder } from '../../../../test/open-board';
import { closeDashboard } from '../../../../test/open-dashboard';
import { refusalWords } from './refuse-words';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const END = 'We could not take your order. You pay nothing.';

const espresso = makeItem({ _id: 'line-1', name: 'Espresso', productId: 'product-coffee-1' });
const cake = makeItem({ _id: 'line-2', name: 'Cheesecake', productId: 'product-bakery-4' });
const shirt = makeItem({
  _id: 'line-3',
  type: 'closet',
  name: 'Shirt',
  productId: 'shirt',
  selectedColor: 'Olive',
  selectedSize: 'L',
});

async function refuse(
  about: Parameters<typeof stepOrder>[0] = {},
  options?: Parameters<typeof openBoard>[1],
) {
  const order = stepOrder({
    code: 'ABC222',
    fullName: 'Prabin Thapa',
    item: [espresso, cake, shirt],
    ...about,
  });
  const page = await openBoard([order], options);
  await page.user.click(within(await cardOf('ABC222')).getByRole('button', { name: /^More for/ }));
  await page.user.click(screen.getByRole('button', { name: 'Refuse…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse order ABC222?' }));
  const dish = (name: string) => page.world.products.find((product) => product.name === name);
  return { ...page, dialog, dish, stored: () => page.world.orders[0] };
}

test('C228: sold out: which lines, the exact words, and the dishes leave the menu in the same step', async () => {
  const { user, dialog, dish, stored } = await refuse();
  expect(dialog.getByText('Prabin Thapa, Pick-up, Rs 260.00')).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Sold out' }));
  const espressoBox = dialog.getByRole('checkbox', { name: 'Espresso' });
  await user.click(espressoBox);
  expect(espressoBox).toHaveAccessibleDescription('off the menu until 8 AM tomorrow');
  expect(dialog.getByRole('checkbox', { name: 'Cheesecake' })).toHaveAccessibleDescription(
    'off the menu already',
  );
  await user.click(dialog.getByRole('checkbox', { name: 'Shirt, Olive, L' }));
  const words = `Sorry, Espresso and Shirt, Olive, L are sold out today. ${END}`;
  expect(dialog.getAllByRole('status')[0]).toHaveTextContent(`Prabin reads: ${words}`);
  await user.click(dialog.getByRole('button', { name: 'Refuse and tell Prabin' }));
  expect(await screen.findByText('was refused', { exact: false })).toBeInTheDocument();
  expect(stored()).toMatchObject({ status: 'cancelled', cancelReason: words });
  expect(dish('Espresso')).toMatchObject({ soldOut: true, soldOutUntil: 'opening' });
  await user.click(await screen.findByRole('button', { name: /^Undo: / }));
  await waitFor(() => expect(cardsIn('New')).toHaveLength(1));
  expect(stored()).toMatchObject({ status: 'pending', cancelReason: null });
  await waitFor(() => expect(dish('Espresso')).toMatchObject({ soldOut: false }));
  expect(dish('Cheesecake')).toMatchObject({ soldOut: true });
});

test('C226, C228: Undo puts back the count of a dish that the refusal marked', async () => {
  const products = demoProducts.map((dish) => (dish.name === 'Espresso' ? { ...dish, piecesLeft: 3 } : dish));
  const { user, dialog, dish, stored } = await refuse({}, { products });
  await screen.findByRole('button', { name: 'Sold out 2', hidden: true });
  await user.click(dialog.getByRole('radio', { name: 'Sold out' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Espresso' }));
  await user.click(dialog.getByRole('button', { name: 'Refuse and tell Prabin' }));
  await waitFor(() => expect(stored()?.status).toBe('cancelled'));
  expect(dish('Espresso')).toMatchObject({ soldOut: true });
  expect(dish('Espresso')).not.toHaveProperty('piecesLeft');
  await user.click(await screen.findByRole('button', { name: /^Undo: / }));
  await waitFor(() => expect(dish('Espresso')).toMatchObject({ soldOut: false, piecesLeft: 3 }));
  expect(stored()?.status).toBe('pending');
});

test('C228: a dish that is out until it is put back stays so', async () => {
  const { user, dialog, dish, stored, world } = await refuse();
  world.products = world.products.map((product) =>
    product.name === 'Cheesecake' ? { ...product, soldOutUntil: 'putBack' } : product,
  );
  await user.click(dialog.getByRole('radio', { name: 'Sold out' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Cheesecake' }));
  await user.click(dialog.getByRole('button', { name: 'Refuse and tell Prabin' }));
  await waitFor(() => expect(stored()?.status).toBe('cancelled'));
  expect(dish('Cheesecake')).toMatchObject({ soldOut: true, soldOutUntil: 'putBack' });
});

test('C228: closing, and other words, which must be written; nothing is marked', async () => {
  const { user, dialog, stored, dish } = await refuse();
  await user.click(dialog.getByRole('button', { name: 'Refuse and tell Prabin' }));
  expect(dialog.getByText('Choose a reason')).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'We are closing' }));
  expect(dialog.getAllByRole('status')[0]).toHaveTextContent(`Prabin reads: Sorry, we are closing. ${END}`);
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Other words' }));
  await user.click(dialog.getByRole('button', { name: 'Refuse and tell Prabin' }));
  const box = dialog.getByRole('textbox', { name: 'What Prabin reads' });
  expect(box).toHaveAccessibleDescription('Write what Prabin reads');
  await user.type(box, 'The oven is broken.');
  await user.click(dialog.getByRole('button', { name: 'Refuse and tell Prabin' }));
  await waitFor(() => expect(stored()).toMatchObject({ cancelReason: 'The oven is broken.' }));
  expect(dish('Espresso')?.soldOut).toBe(false);
});

test('C228: only a delivery can be too far; a guest at a table has no name', async () => {
  const { user, dialog } = await refuse({ deliveryOption: 'Lakeside', deliveryLocation: 'Lakeside' });
  await user.click(dialog.getByRole('radio', { name: 'Too far for us' }));
  expect(dialog.getAllByRole('status')[0]).toHaveTextContent('Sorry, your address is too far for us.');
  closeDashboard();
  document.body.replaceChildren();
  const atTable = await refuse({ tableNumber: '7', fullName: null });
  expect(atTable.dialog.queryByRole('radio', { name: 'Too far for us' })).not.toBeInTheDocument();
  expect(atTable.dialog.getByRole('button', { name: 'Refuse the order' })).toBeInTheDocument();
});

test.each([
  ['nothing ticked', [], `Sorry, something that you ordered is sold out today. ${END}`],
  ['one', ['Momo'], `Sorry, Momo is sold out today. ${END}`],
  ['two', ['Momo', 'Chiya'], `Sorry, Momo and Chiya are sold out today. ${END}`],
  ['three', ['Momo', 'Chiya', 'Thukpa'], `Sorry, Momo, Chiya and Thukpa are sold out today. ${END}`],
  ['a very long name', ['M'.repeat(180)], `Sorry, a dish that you ordered is sold out today. ${END}`],
  ['very many', Array(30).fill('Momo'), `Sorry, 30 things that you ordered are sold out today. ${END}`],
])('C201, C228: words of at most 200 letters for %s', (_, names, words) => {
  expect(refusalWords('soldOut', names)).toBe(words);
  expect(words.length).toBeLessThanOrEqual(200);
});
