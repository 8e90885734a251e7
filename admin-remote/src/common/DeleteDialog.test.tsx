import { screen, waitFor, within } from '@testing-library/react';
import { changeMeanwhile } from '../../test/change-meanwhile';
import { makeOrder } from '../../test/make-order';
import { closeDashboard, openDashboard } from '../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

type World = ReturnType<typeof openDashboard>['world'];

/** One list of things that staff delete, and a change that somebody else makes meanwhile. */
const kinds = [
  {
    what: 'product',
    path: '/admin',
    first: (world: World) => world.products[0],
    name: (item: { readonly name?: string | undefined }) => item.name,
    change: (world: World, id: string) => changeMeanwhile(world, 'products', id, { price: 999 }),
    label: 'Price in Rs',
    now: '999',
    count: (world: World) => world.products.length,
  },
  {
    what: 'item',
    path: '/admin/closet',
    first: (world: World) => world.closetItems[0],
    name: (item: { readonly name?: string | undefined }) => item.name,
    change: (world: World, id: string) => changeMeanwhile(world, 'closetItems', id, { material: 'Hemp' }),
    label: 'Material',
    now: 'Hemp',
    count: (world: World) => world.closetItems.length,
  },
  {
    what: 'image',
    path: '/admin/gallery',
    first: (world: World) => world.gallery[0],
    name: (item: { readonly title?: string | undefined }) => item.title,
    change: (world: World, id: string) => changeMeanwhile(world, 'gallery', id, { alt: 'Plants' }),
    label: 'Description',
    now: 'Plants',
    count: (world: World) => world.gallery.length,
  },
  {
    what: 'location',
    path: '/admin/settings',
    first: (world: World) => world.locations[0],
    name: (item: { readonly name?: string | undefined }) => item.name,
    change: (world: World, id: string) => changeMeanwhile(world, 'locations', id, { rate: 77 }),
    label: 'Rate in Rs',
    now: '77',
    count: (world: World) => world.locations.length,
  },
];

async function openDeleting({ what, path, first, name }: (typeof kinds)[number]) {
  const page = openDashboard(path);
  const { user, world } = page;
  const item = first(world);
  if (!item) throw new Error('nothing to delete');
  const title = name(item) ?? '';
  await user.click(await screen.findByRole('button', { name: `Delete ${title}` }));
  const dialog = within(screen.getByRole('dialog', { name: `Delete this ${what}?` }));
  return { ...page, item, dialog, press: (label: string) => user.click(dialog.getByText(label)) };
}

test.each(kinds)(
  'C165: $what: a stale deletion shows who, when and what changed; "Delete anyway" deletes',
  async (kind) => {
    const { world, item, dialog, press } = await openDeleting(kind);
    const before = kind.count(world);
    kind.change(world, item._id);
    await press(`Delete ${kind.what}`);
    expect(await dialog.findByText('Sita Rai')).toBeInTheDocument();
    expect(dialog.getByText(/changed this on 20 Nov, 2:05 PM/)).toBeInTheDocument();
    expect(dialog.getByText(kind.label).closest('div')).toHaveTextContent(kind.now);
    expect(kind.count(world)).toBe(before);
    await press('Delete anyway');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(kind.count(world)).toBe(before - 1);
  },
);

test.each(kinds)('$what: deleted in another window: says so, and closes', async (kind) => {
  const { world, dialog, press } = await openDeleting(kind);
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  Object.assign(world, { products: [], closetItems: [], gallery: [], locations: [] });
  await press(`Delete ${kind.what}`);
  expect(await screen.findByText(`This ${kind.what} was deleted in another window.`)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('C99: a stale deletion of an order shows its new status and lines first', async () => {
  const order = makeOrder({ code: 'K7F3QD' });
  const { user, world } = openDashboard('/admin/orders', { orders: [order] });
  await user.click(await screen.findByRole('button', { name: 'Delete order K7F3QD' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete order K7F3QD?' }));
  world.orders = [{ ...order, version: (order.version ?? 0) + 1, status: 'processing' }];
  world.lastChanges.set(order._id, { by: 'Sita Thapa', at: '2026-11-20T08:20:00.000Z' });
  await user.click(dialog.getByText('Delete order'));
  expect(await dialog.findByText('Sita Thapa')).toBeInTheDocument();
  expect(dialog.getByText('Status').closest('div')).toHaveTextContent('PendingProcessing');
  expect(world.orders).toHaveLength(1);
  await user.click(dialog.getByText('Delete anyway'));
  expect(await screen.findByText('Order deleted successfully')).toBeInTheDocument();
  expect(world.orders).toHaveLength(0);
});

test('C165: a server that knows only §7 gets no version', async () => {
  const [gone] = openDashboard('/admin').world.products;
  closeDashboard();
  document.body.replaceChildren();
  const products = [{ ...gone, version: undefined } as NonNullable<typeof gone>];
  const { user, world, server } = openDashboard('/admin', { products });
  const urls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'DELETE') urls.push(new URL(request.url).search);
  });
  await user.click(await screen.findByRole('button', { name: `Delete ${gone?.name}` }));
  await user.click(within(screen.getByRole('dialog')).getByText('Delete product'));
  await waitFor(() => expect(world.products).toHaveLength(0));
  expect(urls).toEqual(['']);
});
