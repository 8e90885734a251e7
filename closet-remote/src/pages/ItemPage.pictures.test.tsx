import { fakeWidth } from '@storefront/shared/dev/testing/fake-width';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ItemPage from './ItemPage';

const shop = mockShop();
beforeEach(() => fakeWidth(false));

const open = async (query = '') => {
  const page = renderPage(<ItemPage />, { path: `/csingle/closet-2${query}`, route: '/csingle/:id' });
  await screen.findByRole('heading', { level: 1, name: 'Linen Shirt' });
  return page;
};
const shown = (color: string) => screen.queryByRole('img', { name: `Linen Shirt, ${color}` });
const thumb = (index: number) => screen.getByRole('button', { name: `Picture ${index} of 2` });
const zoom = () => screen.getByRole('link', { name: /Zoom picture/ });

/** jsdom has no pointer events; React derives enter and leave from over and out. */
function point(kind: 'pointerover' | 'pointerout' | 'pointermove', pointerType: string, clientX = 0) {
  const event = new MouseEvent(kind, { bubbles: true, relatedTarget: document.body, clientX, clientY: 30 });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(zoom(), event);
}

describe('§2: pictures by colour', () => {
  test('a thumbnail shows its picture and sets its colour in the address', async () => {
    const { user, history } = await open();
    expect(thumb(1)).toHaveAttribute('aria-pressed', 'true');
    await user.click(thumb(2));
    expect(shown('Moss')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Moss' })).toHaveAttribute('aria-pressed', 'true');
    expect(history.location.search).toBe('?color=Moss');
  });

  test('a swatch marks its thumbnail', async () => {
    const { user } = await open('?color=Moss');
    expect(thumb(2)).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'White' }));
    expect([thumb(1), thumb(2)].map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  });

  test('shows no thumbnails for one picture, and no zoom without pictures', async () => {
    const [, shirt] = shop.world.closetItems;
    if (!shirt) throw new Error('no item');
    shop.world.closetItems = [{ ...shirt, colors: [] }];
    const { unmount } = await open();
    expect(zoom()).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Pictures' })).not.toBeInTheDocument();
    unmount();
    shop.world.closetItems = [{ ...shirt, colors: [], image: '' }];
    await open();
    expect(screen.queryByRole('link', { name: /Zoom picture/ })).not.toBeInTheDocument();
  });
});

describe('the large view', () => {
  test('opens on the shown picture, keeps the last one on closing, and returns the focus', async () => {
    const { user, history } = await open('?color=Moss');
    zoom().focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Linen Shirt' });
    await waitFor(() => expect(dialog).toHaveTextContent('Moss2 of 2'));
    expect(within(dialog).getByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(dialog).toHaveTextContent('White1 of 2'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(history.location.search).toBe('?color=White');
    expect(shown('White')).toBeInTheDocument();
    expect(zoom()).toHaveFocus();
  });

  test('opening it does not choose a colour', async () => {
    const { user, history } = await open();
    await user.click(zoom());
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent('White1 of 2'));
    expect(history.location.search).toBe('');
  });

  test('a press with a modifier key opens the picture in a new tab', async () => {
    await open();
    expect(zoom()).toHaveAttribute('href', expect.stringContaining('f2efe8'));
    const click = createEvent.click(zoom(), { ctrlKey: true, button: 0 });
    let isTaken = true;
    document.addEventListener(
      'click',
      (event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent(zoom(), click);
    expect(isTaken).toBe(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('zoom with a mouse', () => {
  const isZoomed = () => zoom().hasAttribute('data-zoomed');

  test('follows the pointer, loads a larger picture, and ends when the pointer leaves', async () => {
    const srcset = [{ url: '/media/a-320.webp', width: 320 }];
    const sources = [{ type: 'image/webp' as const, srcset }];
    const imageSet = { width: 4, height: 5, color: '#ddb194', sources };
    shop.world.closetItems = shop.world.closetItems.map((item) => ({
      ...item,
      colors: item.colors.map((color) => ({ ...color, imageSet })),
    }));
    await open();
    const sizes = () => zoom().querySelector('source')?.getAttribute('sizes');
    expect(sizes()).toContain('100vw');
    zoom().getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    point('pointerover', 'mouse', 50);
    expect([isZoomed(), sizes()]).toEqual([true, '1280px']);
    expect(zoom().style.getPropertyValue('--x')).toBe('25%');
    point('pointermove', 'mouse', 150);
    expect([zoom().style.getPropertyValue('--x'), zoom().style.getPropertyValue('--y')]).toEqual([
      '75%',
      '30%',
    ]);
    point('pointerout', 'mouse');
    expect(isZoomed()).toBe(false);
  });

  test('does nothing for touch and with reduced motion', async () => {
    await open();
    point('pointerover', 'touch');
    expect(isZoomed()).toBe(false);
    fakeWidth(true);
    point('pointerover', 'mouse');
    expect(isZoomed()).toBe(false);
  });
});
