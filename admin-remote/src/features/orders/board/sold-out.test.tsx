import { PAGE_BLOCKS } from '@storefront/shared/config';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeItem } from '../../../../test/make-order';
import { cardOf, openBoard, stepOrder } from '../../../../test/open-board';
import { closeDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(() => {
  document.getElementById(PAGE_BLOCKS.config)?.remove();
  closeDashboard();
});

const espresso = makeItem({ name: 'Espresso', productId: 'product-coffee-1' });
const shirt = makeItem({ type: 'closet', name: 'Shirt', productId: 'shirt' });
const order = stepOrder({ code: 'NEW222', item: [espresso, shirt] });

async function openList() {
  const page = await openBoard([order]);
  await cardOf('NEW222');
  await page.user.click(await screen.findByRole('button', { name: 'Sold out 1' }));
  return { ...page, list: within(screen.getByRole('dialog', { name: 'Sold out' })) };
}

const stored = (world: { products: readonly { name: string }[] }, name: string) =>
  world.products.find((product) => product.name === name);

test('C225: "Sold out" lists what is sold out; Put back ends it, and the row stays', async () => {
  const { user, world, list } = await openList();
  expect(list.getByText('Sold out today')).toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Put back: Cheesecake' }));
  expect(await list.findByRole('button', { name: 'Mark sold out: Cheesecake' })).toBeInTheDocument();
  expect(stored(world, 'Cheesecake')).toMatchObject({ soldOut: false });
  await user.click(list.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Sold out 0' })).toBeInTheDocument();
});

test('C225: the menu of a card marks its dishes, not its clothes; one tap and it is sold out', async () => {
  const { user, world } = await openBoard([order]);
  const card = within(await cardOf('NEW222'));
  await user.click(card.getByRole('button', { name: /^More for/ }));
  await user.click(screen.getByRole('button', { name: 'Sold out…' }));
  const dishes = within(screen.getByRole('list', { name: 'Dishes of this order' }));
  expect(dishes.getAllByRole('listitem')).toHaveLength(1);
  await user.click(dishes.getByRole('button', { name: 'Mark sold out: Espresso' }));
  expect(await dishes.findByRole('button', { name: 'Put back: Espresso' })).toBeInTheDocument();
  expect(stored(world, 'Espresso')).toMatchObject({ soldOut: true, soldOutUntil: 'opening' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Sold out 2' })).toBeInTheDocument();
});

test('C225, C226: the clock offers until the next opening, until put back, and a count', async () => {
  const { user, world, list } = await openList();
  const choose = async (name: RegExp | string) => {
    await user.click(list.getByRole('button', { name: 'How long Cheesecake is sold out' }));
    const ways = within(await screen.findByRole('dialog', { name: 'Cheesecake: sold out?' }));
    if (name === '6 left today') await user.click(ways.getByRole('button', { name: 'One more' }));
    await user.click(ways.getByRole('button', { name }));
  };
  await choose('Sold out until it is put back');
  expect(await list.findByText('Sold out until put back')).toBeInTheDocument();
  await choose('6 left today');
  expect(await list.findByText('6 left today')).toBeInTheDocument();
  expect(stored(world, 'Cheesecake')).toMatchObject({ soldOut: false, piecesLeft: 6 });
  await choose('Sold out until 8 AM tomorrow');
  expect(await list.findByText('Sold out today')).toBeInTheDocument();
  expect(stored(world, 'Cheesecake')).toMatchObject({ soldOut: true, soldOutUntil: 'opening' });
});

test('C225: another window learns of a mark by the event of the server', async () => {
  const { world } = await openBoard([order]);
  await screen.findByRole('button', { name: 'Sold out 1' });
  world.products = world.products.map((product) => ({ ...product, soldOut: false }));
  act(() => FakeSocket.opened[0]?.receive('settings-changed'));
  expect(await screen.findByRole('button', { name: 'Sold out 0' })).toBeInTheDocument();
});

test('§7: with a server that knows only §7 the board has no list and no marks', async () => {
  const config = document.createElement('script');
  Object.assign(config, { type: 'application/json', id: PAGE_BLOCKS.config, text: '{"ownServer":false}' });
  document.head.append(config);
  const { user } = await openBoard([order]);
  const card = within(await cardOf('NEW222'));
  expect(screen.queryByRole('button', { name: /^Sold out/ })).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: /^More for/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refuse…' })).toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Sold out…' })).not.toBeInTheDocument();
});
