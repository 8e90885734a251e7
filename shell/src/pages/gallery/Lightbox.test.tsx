import { demoGallery } from '@storefront/shared/dev/mocks/fixtures/gallery';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import GalleryPage from './GalleryPage';

mockShop();

const titles = demoGallery.map(({ title }) => title);

async function openPicture(alt: string) {
  const { user } = renderPage(<GalleryPage />, { path: '/gallary' });
  const opener = await screen.findByRole('button', { name: alt });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog');
  return { user, opener, dialog };
}

test('§2: a click opens the large picture with its title and position', async () => {
  const { dialog } = await openPicture('Cups on the espresso machine');
  await waitFor(() => expect(dialog).toHaveTextContent('The bar2 of 4'));
});

test('§2: previous and next wrap around at both ends', async () => {
  const { user, dialog } = await openPicture('Sunlight over the counter');
  await waitFor(() => expect(dialog).toHaveTextContent(titles[0] ?? ''));
  await user.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
  await waitFor(() => expect(dialog).toHaveTextContent(titles.at(-1) ?? ''));
  await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
  await waitFor(() => expect(dialog).toHaveTextContent(titles[0] ?? ''));
});

test('Escape closes the lightbox and returns the focus to the picture', async () => {
  const { user, opener } = await openPicture('Sunlight over the counter');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});
