import { answerCall } from '@storefront/shared/dev/mocks/node';
import { fakeScroll, isWaitingForScroll, scrollToEnd } from '@storefront/shared/dev/testing/fake-scroll';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import GalleryPage from './GalleryPage';

const shop = mockShop();
fakeScroll();
jest.setTimeout(30_000);

describe('C175: a gallery of 130 pictures', () => {
  /** Opens the gallery with so many pictures, of our server or of one that knows no paging words. */
  function openGallery({ count = 130, isOwn = true } = {}) {
    shop.world.gallery = Array.from({ length: count }, (_, index) => ({
      _id: `picture-${index}`,
      title: `Picture ${index}`,
      alt: '',
      image: `/${index}.webp`,
    }));
    const asked: string[] = [];
    shop.server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).search));
    if (!isOwn) answerCall(shop.server, 'listGallery', 200, { success: true, data: shop.world.gallery });
    return { ...renderPage(<GalleryPage />, { path: '/gallary' }), asked };
  }

  const captions = () => screen.queryAllByRole('figure').length;

  test('shows a hundred, and the others near the end of the page', async () => {
    openGallery();
    await waitFor(() => expect(captions()).toBe(100));
    await waitFor(() => expect(isWaitingForScroll()).toBe(true));
    scrollToEnd();
    await waitFor(() => expect(captions()).toBe(130));
    expect(isWaitingForScroll()).toBe(false);
  });

  test.each([130, 100])(
    'of a server that knows only §7 shows all %i, asked without paging words',
    async (count) => {
      const { asked } = openGallery({ count, isOwn: false });
      await waitFor(() => expect(captions()).toBe(count));
      expect(asked[0]).toBe('');
      if (isWaitingForScroll()) scrollToEnd();
      await waitFor(() => expect(isWaitingForScroll()).toBe(false));
      expect(captions()).toBe(count);
    },
  );

  test('the large view goes on to the next hundred, and stays where it is', async () => {
    const { user } = openGallery();
    await waitFor(() => expect(captions()).toBe(100));
    await user.click(screen.getByRole('button', { name: 'Picture 98' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await waitFor(() => expect(dialog).toHaveTextContent('Picture 9899 of 130'));
    await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Picture 99100 of 130'));
  });
});
