import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import { answerEach } from '@storefront/shared/dev/mocks/node';
import { tabTo } from '@storefront/shared/dev/testing/tab-to';
import { act, screen, waitFor, within } from '@testing-library/react';
import { changeMeanwhile } from '../../../test/change-meanwhile';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const plain: DeliveryLocation = { _id: 'lakeside', address: 'Lakeside', rate: 50, version: 1 };
const limited = { ...plain, minutes: null, minimumOrder: 500, freeAbove: 900, active: true };

/** Opens the settings with one place. */
const open = (place: DeliveryLocation) => openDashboard('/admin/settings', { locations: [place] });

/** Opens the settings and the edit dialog of the place. */
async function openEdit(place: DeliveryLocation) {
  const page = open(place);
  await page.user.click(await screen.findByRole('button', { name: 'Edit Lakeside' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Lakeside' }));
  const retype = async (name: RegExp, text: string) => {
    await page.user.clear(dialog.getByRole('textbox', { name }));
    if (text) await page.user.type(dialog.getByRole('textbox', { name }), text);
  };
  const save = () => page.user.click(dialog.getByRole('button', { name: 'Save location' }));
  return { ...page, dialog, retype, save };
}

const places = () => within(screen.getByRole('region', { name: 'Delivery locations' }));

describe('C265: the limits of a delivery place', () => {
  test('a place has a minimum order, free delivery and a switch, which the list shows', async () => {
    const { user, world } = open(limited);
    const form = within(await screen.findByRole('region', { name: 'Add delivery location' }));
    const minimum = form.getByRole('textbox', { name: /Minimum order/ });
    await user.type(form.getByRole('textbox', { name: 'Address' }), 'Bus Park');
    await user.type(form.getByRole('textbox', { name: 'Rate in Rs' }), '60');
    await user.type(minimum, 'much');
    await user.click(form.getByRole('button', { name: 'Add location' }));
    expect(minimum).toBeInvalid();
    expect(world.locations).toHaveLength(1);
    await user.clear(minimum);
    await user.type(minimum, '700');
    await user.type(form.getByRole('textbox', { name: /Free delivery from/ }), '1500');
    await user.click(form.getByRole('checkbox', { name: /Active/ }));
    await user.click(form.getByRole('button', { name: 'Add location' }));
    expect(await screen.findByText('Minimum Rs 700.00 · free from Rs 1,500.00')).toBeInTheDocument();
    expect(places().getByText('Not active')).toBeInTheDocument();
    expect(world.locations.at(-1)).toMatchObject({ minimumOrder: 700, freeAbove: 1500, active: false });
    expect(form.getByRole('checkbox', { name: /Active/ })).toBeChecked();
  });

  test('by keyboard, Tab passes the fields in their order, Space switches the place off', async () => {
    const { user, world } = open(limited);
    const edit = await screen.findByRole('button', { name: 'Edit Lakeside' });
    act(() => edit.focus());
    await user.keyboard('{Enter}');
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Lakeside' }));
    const minimum = dialog.getByRole('textbox', { name: /Minimum order/ });
    act(() => dialog.getByRole('textbox', { name: 'Address' }).focus());
    await tabTo(user, minimum, 3);
    await user.clear(minimum);
    await user.keyboard('700{Tab}');
    expect(dialog.getByRole('textbox', { name: /Free delivery from/ })).toHaveFocus();
    await user.tab();
    expect(dialog.getByRole('checkbox', { name: /Active/ })).toHaveFocus();
    await user.keyboard(' ');
    await tabTo(user, dialog.getByRole('button', { name: 'Save location' }), 2);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(world.locations[0]).toMatchObject({ minimumOrder: 700, active: false }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('staff take the limits away and switch a place on again', async () => {
    const { user, world, dialog, retype, save } = await openEdit({ ...limited, active: false });
    expect(dialog.getByRole('textbox', { name: /Minimum order/ })).toHaveValue('500');
    await retype(/Minimum order/, '');
    await retype(/Free delivery from/, '');
    await user.click(dialog.getByRole('checkbox', { name: /Active/ }));
    await save();
    await waitFor(() =>
      expect(world.locations[0]).toMatchObject({ minimumOrder: null, freeAbove: null, active: true }),
    );
    expect(places().queryByText('Not active')).not.toBeInTheDocument();
  });

  test('a server without limits is not asked to store them', async () => {
    const { server, dialog, retype, save } = await openEdit(plain);
    const bodies: unknown[] = [];
    answerEach(server, 'updateLocation', async (request) => {
      bodies.push(await request.json());
      return { ...plain, rate: 70, version: 2 };
    });
    expect(dialog.queryByRole('textbox', { name: /Minimum order/ })).not.toBeInTheDocument();
    expect(dialog.queryByRole('checkbox', { name: /Active/ })).not.toBeInTheDocument();
    await retype(/^Rate/, '70');
    await save();
    expect(await screen.findByText('Location updated successfully')).toBeInTheDocument();
    expect(bodies).toEqual([{ address: 'Lakeside', rate: 70, version: 1 }]);
  });

  test('C165: a place that somebody switched off meanwhile stays off, and the typed rate is stored', async () => {
    const { world, retype, save } = await openEdit(limited);
    await retype(/^Rate/, '70');
    changeMeanwhile(world, 'locations', 'lakeside', { active: false });
    await save();
    await save();
    expect(await screen.findByText('Location updated successfully')).toBeInTheDocument();
    expect(world.locations[0]).toMatchObject({ rate: 70, active: false });
  });
});
