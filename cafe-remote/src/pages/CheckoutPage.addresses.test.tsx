import type { SavedAddress } from '@storefront/shared/contract/entities/saved-address';
import { answerCall } from '@storefront/shared/dev/mocks/node';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { tabTo } from '@storefront/shared/dev/testing/tab-to';
import { screen, waitFor } from '@testing-library/react';
import { openCheckout } from '../../test/open-checkout';

const shop = mockShop();

const home: SavedAddress = {
  _id: 'home',
  name: 'Home',
  fullName: 'Asha Gurung',
  phone: '9841234567',
  address: 'House 14, Campus Road',
  landmark: 'Blue gate',
  place: 'Lakeside',
  lastUsedAt: '2026-11-20T06:15:00.000Z',
  createdAt: '2026-11-01T06:15:00.000Z',
};
const office: SavedAddress = {
  ...home,
  _id: 'office',
  name: 'Office',
  fullName: 'Asha at work',
  address: 'Floor 2',
  landmark: null,
  place: 'Bagar',
  lastUsedAt: null,
};

function openAsMember(...addresses: SavedAddress[]) {
  const person = shop.signIn();
  shop.world.addresses.set(person._id, addresses);
  const saved = () => shop.world.addresses.get(person._id) ?? [];
  return { ...openCheckout({ person }), saved };
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const place = () => screen.getByRole('combobox', { name: 'Delivery location' });
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const placed = () => screen.findByText('Order is placed');
const newest = () => shop.world.orders.at(0);

async function agree({ user }: Pick<ReturnType<typeof openCheckout>, 'user'>) {
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
}

describe('C266: saved addresses of a member', () => {
  test('the one that was used last is chosen and fills name, phone, address, landmark and place', async () => {
    const page = openAsMember(office, home);
    await waitFor(() => expect(field('Address')).toHaveValue('House 14, Campus Road'));
    expect(radio(/^Home Last used/)).toBeChecked();
    expect(field('Phone')).toHaveValue('9841234567');
    expect(field(/Landmark/)).toHaveValue('Blue gate');
    expect(place()).toHaveValue('Lakeside');
    await agree(page);
    await page.placeOrder();
    await placed();
    expect(newest()).toMatchObject({
      address: 'House 14, Campus Road, Blue gate',
      deliveryLocation: 'Lakeside',
    });
    expect(page.saved().find(({ _id }) => _id === 'home')?.lastUsedAt).not.toBe(home.lastUsedAt);
  });

  test('another one fills in its own place, or none, and a typed change makes it another address', async () => {
    const { user } = openAsMember(home, office, {
      ...office,
      _id: 'gone',
      name: 'Old flat',
      place: 'Atlantis',
    });
    await waitFor(() => expect(radio(/^Home/)).toBeChecked());
    await user.click(radio(/^Office/));
    expect(field('Full name')).toHaveValue('Asha at work');
    expect(field(/Landmark/)).toHaveValue('');
    expect(place()).toHaveValue('Bagar');
    await user.click(radio(/^Old flat/));
    expect(place()).toHaveValue('');
    await user.type(field('Address'), ' B');
    expect(radio(/^Another address/)).toBeChecked();
    await user.click(radio(/^Another address/));
    await user.click(radio(/^Home/));
    await user.click(radio(/^Another address/));
    expect(field('Address')).toHaveValue('');
    expect(field('Full name')).toHaveValue('Asha Gurung');
  });

  test('by keyboard, the arrows choose an address, which fills the form, and the focus stays', async () => {
    const { user } = openAsMember(home, office);
    await waitFor(() => expect(radio(/^Home/)).toBeChecked());
    await tabTo(user, radio(/^Home/));
    await user.keyboard('{ArrowDown}');
    expect(radio(/^Office/)).toHaveFocus();
    expect(radio(/^Office/)).toBeChecked();
    expect(field('Address')).toHaveValue('Floor 2');
    await user.keyboard('{ArrowDown}');
    expect(radio(/^Another address/)).toHaveFocus();
    expect(field('Address')).toHaveValue('');
    await tabTo(user, field('Full name'));
  });

  test('what was typed before they came is not overwritten', async () => {
    sessionStorage.setItem('cafe:checkoutDraft', JSON.stringify({ typed: { address: 'L' } }));
    openAsMember(home);
    expect(await screen.findByRole('radio', { name: /^Another address/ })).toBeChecked();
    expect(field('Address')).toHaveValue('L');
  });

  test('“Save this address” stores the typed one with its name after the order, not before', async () => {
    const page = openAsMember();
    const box = await screen.findByRole('checkbox', { name: 'Save this address' });
    await page.fillIn();
    await page.user.type(field(/Landmark/), 'Blue gate');
    await page.user.click(box);
    expect(field('What do you call it?')).toHaveValue('Home');
    expect(page.saved()).toEqual([]);
    await page.placeOrder();
    await placed();
    await waitFor(() => expect(page.saved()).toHaveLength(1));
    expect(page.saved()[0]).toMatchObject({
      name: 'Home',
      fullName: 'Asha Gurung',
      phone: '9801556209',
      address: 'Lane 3',
      landmark: 'Blue gate',
      lastUsedAt: expect.any(String),
    });
    expect(newest()?.address).toBe('Lane 3, Blue gate');
  });

  test('an order without the box saves nothing; with ten addresses there is no box', async () => {
    const page = openAsMember();
    await screen.findByRole('checkbox', { name: 'Save this address' });
    await page.fillIn();
    await page.placeOrder();
    await placed();
    expect(page.saved()).toEqual([]);
    page.unmount();
    const { user } = openAsMember(...Array.from({ length: 10 }, (_, id) => ({ ...home, _id: `${id}` })));
    await user.click(await screen.findByRole('radio', { name: /^Another address/ }));
    expect(screen.queryByRole('checkbox', { name: 'Save this address' })).not.toBeInTheDocument();
  });

  test('if it cannot be saved, the order is placed and the message says so', async () => {
    expectConsoleError(/^address ApiError/);
    const page = openAsMember();
    await page.user.click(await screen.findByRole('checkbox', { name: 'Save this address' }));
    await page.fillIn();
    answerCall(shop.server, 'addAddress', 500);
    await page.placeOrder();
    await placed();
    expect(await screen.findByText(/its address could not be saved/)).toBeInTheDocument();
  });

  test('a server that lacks them has neither addresses nor box, and no unknown field is sent', async () => {
    answerCall(shop.server, 'listAddresses', 404);
    const page = openAsMember(home);
    await page.fillIn();
    expect(screen.queryByRole('radio', { name: /^Home/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Save this address' })).not.toBeInTheDocument();
    await page.placeOrder();
    await placed();
  });
});

describe('C267: the details of a guest', () => {
  const box = () => screen.getByRole('checkbox', { name: 'Keep my details on this device' });
  const stored = () => localStorage.getItem('checkoutDetails');

  async function order(page: ReturnType<typeof openCheckout>) {
    await page.placeOrder();
    await placed();
  }

  test('are not kept unless the guest ticks the box', async () => {
    const page = openCheckout();
    expect(box()).not.toBeChecked();
    await page.fillIn();
    await order(page);
    expect(stored()).toBeNull();
  });

  test('are kept on this device after the order, fill the next one, and go with "Forget them"', async () => {
    const first = openCheckout();
    await first.fillIn();
    await first.user.click(screen.getByRole('radio', { name: /Delivery/ }));
    await first.choosePlace('Bagar');
    await first.user.type(field(/Landmark/), 'Blue gate');
    await first.user.click(box());
    expect(stored()).toBeNull();
    await order(first);
    await waitFor(() => expect(stored()).not.toBeNull());
    first.unmount();

    const { user } = openCheckout();
    await waitFor(() => expect(field('Address')).toHaveValue('Lane 3'));
    expect(field('Full name')).toHaveValue('Sita Rai');
    expect(field('Phone')).toHaveValue('9801556209');
    expect(field(/Landmark/)).toHaveValue('Blue gate');
    expect(place()).toHaveValue('Bagar');
    await user.click(screen.getByRole('button', { name: 'Forget them' }));
    expect(stored()).toBeNull();
    expect(field('Address')).toHaveValue('');
    expect(box()).not.toBeChecked();
  });

  test.each(['null', '7', '{"fullName":5}', 'no json'])(
    'P24: %s in the storage breaks nothing',
    async (text) => {
      localStorage.setItem('checkoutDetails', text);
      openCheckout();
      expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue('');
    },
  );
});
