import { screen, waitFor } from '@testing-library/react';
import { closeShop, openShop } from '../../../test/open-shop';

afterEach(() => {
  closeShop();
  jest.restoreAllMocks();
});

test('shows every picture with its title', async () => {
  const { world } = openShop({ path: '/gallary' });
  for (const { title } of world.gallery) expect(await screen.findByText(title)).toBeInTheDocument();
});

test("§8: shows 'Failed to load images' in place and as a message without a gesture, and Retry loads again", async () => {
  const { user, world } = openShop({ path: '/gallary', world: { behaviour: 'failing' } });
  await waitFor(() => expect(screen.getAllByText('Failed to load images')).toHaveLength(2));
  world.behaviour = 'normal';
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(world.gallery[0]?.title ?? '')).toBeInTheDocument();
});

test('shows a text without pictures', async () => {
  openShop({ path: '/gallary', world: { behaviour: 'empty' } });
  expect(await screen.findByText('No pictures yet')).toBeInTheDocument();
});
