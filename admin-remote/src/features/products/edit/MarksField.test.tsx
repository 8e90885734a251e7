import { screen, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';
import { closePlainShop, openPlainShop } from '../../../../test/open-plain-shop';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

const FILLED_IN = 'Filled in: customers see the marks and can filter by them';

async function openForm(page: ReturnType<typeof openDashboard>, name: string) {
  await page.user.type(await screen.findByRole('searchbox', { name: 'Search products' }), name);
  await page.user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  return within(screen.getByRole('dialog', { name: `Edit ${name}` }));
}

test('C261: staff fill in the marks of a dish; a vegan dish has neither egg nor dairy', async () => {
  const page = openDashboard('/admin');
  const { user, world } = page;
  const form = await openForm(page, 'Americano');
  const box = (name: string) => form.getByRole('checkbox', { name });
  await user.click(box(FILLED_IN));
  await user.click(box('Contains dairy'));
  await user.click(box('Contains nuts'));
  await user.click(box('Contains caffeine'));
  await user.selectOptions(form.getByRole('combobox', { name: 'Diet' }), 'Vegan');
  expect(box('Contains dairy')).not.toBeChecked();
  expect(box('Contains dairy')).toBeDisabled();
  await user.selectOptions(form.getByRole('combobox', { name: 'Spice' }), '1: mildly spicy');
  await user.click(form.getByRole('button', { name: 'Save product' }));
  expect(await screen.findByText('Item updated successfully')).toBeInTheDocument();
  const stored = world.products.find(({ name }) => name === 'Americano');
  expect(stored?.marks).toEqual({ diet: 'vegan', contains: ['nuts'], spice: 1, caffeine: true });
  closeDashboard();
});

test('C86, C261: with a server that knows only §7 the form has no marks', async () => {
  const form = await openForm(openPlainShop('/admin'), 'Americano');
  expect(form.getByRole('checkbox', { name: 'Espresso item' })).toBeInTheDocument();
  expect(form.queryByRole('checkbox', { name: FILLED_IN })).not.toBeInTheDocument();
  closePlainShop();
});
