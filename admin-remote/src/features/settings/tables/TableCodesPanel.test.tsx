import { screen, within } from '@testing-library/react';
import { encode } from 'uqr';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

/** Jest cannot load this library, which ships ES modules only. */
jest.mock('uqr', () => ({
  encode: jest.fn(() => ({
    size: 2,
    data: [
      [true, false],
      [true, true],
    ],
  })),
}));

afterEach(closeDashboard);

async function openCodes(tables: string) {
  const page = openDashboard('/admin/settings');
  const panel = within(await screen.findByRole('region', { name: 'QR codes for tables' }));
  const field = panel.getByRole('textbox', { name: 'Tables' });
  await page.user.clear(field);
  if (tables) await page.user.type(field, tables);
  await page.user.click(panel.getByRole('button', { name: 'Show codes' }));
  return { ...page, panel, field };
}

test('C51: makes a card per table with a code that opens its menu', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const { user, panel } = await openCodes('4-5, A1');
  const cards = within(await panel.findByRole('list', { name: 'Codes of tables' })).getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByText(/^Table /).textContent)).toEqual([
    'Table 4',
    'Table 5',
    'Table A1',
  ]);
  expect(encode).toHaveBeenCalledWith(
    'http://localhost/menu?table=4&k=mock-code-of-4',
    expect.objectContaining({ ecc: 'M' }),
  );
  const drawn = within(cards[0] ?? document.body).getByRole('img', { name: 'Code of table 4' });
  expect(drawn.querySelector('path')).toHaveAttribute('d', 'M0 0h1v1h-1zM0 1h2v1h-2z');
  await user.click(panel.getByRole('button', { name: 'Print the sheet' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('C50: refuses an invalid table at the field', async () => {
  const { panel, field } = await openCodes('1, 0');
  expect(field).toBeInvalid();
  expect(panel.getByText('The list must not name “0”, which can be no table.')).toBeInTheDocument();
  expect(panel.queryByRole('list', { name: 'Codes of tables' })).not.toBeInTheDocument();
});
