import { screen } from '@testing-library/react';
import { closeShop, openShop } from '../../app/render-app';

jest.setTimeout(30_000);
afterEach(() => {
  closeShop();
  jest.restoreAllMocks();
});

test('shows every picture with its title', async () => {
  const { world } = openShop({ path: '/gallary' });
  for (const { title } of world.gallery) expect(await screen.findByText(title)).toBeInTheDocument();
});

test("shows 'Failed to load images', and Retry loads again", async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user, world } = openShop({ path: '/gallary', world: { behaviour: 'failing' } });
  expect(await screen.findByText('Failed to load images')).toBeInTheDocument();
  world.behaviour = 'normal';
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(world.gallery[0]?.title ?? '')).toBeInTheDocument();
});

test('shows a text without pictures', async () => {
  openShop({ path: '/gallary', world: { behaviour: 'empty' } });
  expect(await screen.findByText('No pictures yet')).toBeInTheDocument();
});
