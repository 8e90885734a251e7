import { fakeScroll, isWaitingForScroll, scrollToEnd } from '@storefront/shared/dev/testing/fake-scroll';
import { fakeWidth } from '@storefront/shared/dev/testing/fake-width';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { callsOf, fillCloset, names, openCatalogue, shown } from '../../test/catalogue';

const shop = mockShop();
fakeScroll();
beforeEach(() => fakeWidth(false));

const piece = (name: string) => within(screen.getByRole('listitem', { name }));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

/** A server that follows §7 only: no filter, no sort, six items per page (C67). */
function useForeignServer() {
  shop.server.use(
    http.get('*/closet/getall', ({ request }) => {
      const start = (Number(new URL(request.url).searchParams.get('page')) - 1) * 6;
      return HttpResponse.json({ data: shop.world.closetItems.slice(start, start + 6) });
    }),
  );
}

describe('§2: the two collections', () => {
  test('clothes first, then shoes, and back', async () => {
    const { user, history } = openCatalogue();
    expect(title()).toBe('Featured Collection');
    expect(screen.getByText('Loading products')).toBeInTheDocument();
    await shown('Linen Shirt');
    expect(names()).not.toContain('Trail Runner');
    await user.click(screen.getByRole('button', { name: 'Shop Shoes' }));
    expect(title()).toBe('Division Kicks Collection');
    await shown('Trail Runner');
    expect(names()).toEqual(['Trail Runner', 'Evening Heels', 'School Sneakers']);
    await user.click(screen.getByRole('button', { name: 'Back to Closet' }));
    expect(title()).toBe('Featured Collection');
    expect(await shown('Linen Shirt')).toBeInTheDocument();
    expect(history.location.search).toBe('');
  });

  test('§4: filters the answers of a server that mixes them', async () => {
    useForeignServer();
    openCatalogue('/khome?shoes=1');
    await shown('Trail Runner');
    scrollToEnd();
    await shown('School Sneakers');
    expect(names()).toEqual(['Trail Runner', 'Evening Heels', 'School Sneakers']);
  });
});

test('the cart bar shows what is in the cart', async () => {
  localStorage.setItem('cart', JSON.stringify([{ _id: 'a', name: 'Espresso', price: 120, quantity: 2 }]));
  openCatalogue();
  expect(await screen.findByRole('link', { name: /View cart/ })).toHaveTextContent('2 itemsRs 240.00');
});

describe('a piece', () => {
  test('§4: one without stock says so in the grid', async () => {
    shop.world.closetItems = shop.world.closetItems.map((item) =>
      item.name === 'Linen Shirt' ? { ...item, availableStock: 0 } : item,
    );
    openCatalogue();
    await shown('Linen Shirt');
    expect(piece('Linen Shirt').getByText('out of stock')).toBeInTheDocument();
    expect(piece('Wool Scarf').queryByText('out of stock')).not.toBeInTheDocument();
  });

  test('§2, §9: shows name and price with 2 decimals, and links to its page', async () => {
    openCatalogue();
    const link = within(await shown('Linen Shirt')).getByRole('link');
    expect(link).toHaveAttribute('href', '/csingle/closet-2');
    expect(piece('Linen Shirt').getByText('Rs 2,899.50')).toBeInTheDocument();
    expect(piece('Linen Shirt').getByText('Linen, Men')).toBeInTheDocument();
  });

  test('§2: shows Top Seller', async () => {
    openCatalogue();
    await shown('Linen Shirt');
    expect(piece('Everyday T-Shirt').getByText('Top Seller')).toBeInTheDocument();
    expect(piece('Linen Shirt').queryByText('Top Seller')).not.toBeInTheDocument();
  });

  test('§2: a swatch switches the picture and the colour of the link', async () => {
    const { user, container } = openCatalogue();
    await shown('Linen Shirt');
    const picture = () => container.querySelector('[role=listitem] img[src*="b6c3a0"]');
    expect(picture()).toBeNull();
    const moss = piece('Linen Shirt').getByRole('button', { name: 'Moss' });
    await user.click(moss);
    expect(picture()).not.toBeNull();
    expect(moss).toHaveAttribute('aria-pressed', 'true');
    expect(piece('Linen Shirt').getByRole('link')).toHaveAttribute('href', '/csingle/closet-2?color=Moss');
  });
});

describe('filter and sort', () => {
  test('§2: filters by brand and sorts by price, in the address, with chips to remove them', async () => {
    const { user, history } = openCatalogue();
    await shown('Linen Shirt');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Himal');
    await waitFor(() => expect(names()).toEqual(['Everyday T-Shirt', 'Wool Scarf', 'Rain Hoodie']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Price: high to low');
    await waitFor(() => expect(names()).toEqual(['Rain Hoodie', 'Wool Scarf', 'Everyday T-Shirt']));
    expect(history.location.search).toBe('?brand=Himal&sort=price-desc');
    expect(
      within(screen.getByRole('combobox', { name: 'Brand' })).getByRole('option', { name: 'Dhaka & Co' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove filter Himal' }));
    expect(history.location.search).toBe('?sort=price-desc');
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('§2: Clear All Filters', async () => {
    const { user, history } = openCatalogue(
      '/closet?category=Men&type=Shirts&brand=Dhaka+%26+Co&sort=name-asc',
    );
    await shown('Linen Shirt');
    expect(names()).toEqual(['Linen Shirt']);
    await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
    expect(history.location.search).toBe('');
    await shown('Wool Scarf');
    expect(screen.queryByRole('button', { name: 'Clear All Filters' })).not.toBeInTheDocument();
  });

  test('§5: ignores case in the address and an unknown sort', async () => {
    openCatalogue('/closet?category=women&brand=H%C3%8DMAL&sort=cheapest');
    await shown('Wool Scarf');
    expect(names()).toEqual(['Wool Scarf']);
    expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveValue('Himal');
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Women' })).toHaveAttribute('aria-current', 'true');
  });

  test('C65, C66: Men excludes Women, and Shirts exclude T-Shirts', async () => {
    openCatalogue('/closet?category=Men&type=shirt');
    await shown('Linen Shirt');
    expect(names()).toEqual(['Linen Shirt']);
  });

  test('choosing the active filter adds no history entry', async () => {
    const { user, history } = openCatalogue('/closet?brand=Himal');
    await shown('Wool Scarf');
    await user.click(screen.getByRole('button', { name: 'All Products' }));
    expect(history.action).toBe('REPLACE');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Name: A to Z');
    expect(history.action).toBe('PUSH');
  });

  test('the Back button returns through the filters', async () => {
    const { user, history } = openCatalogue();
    await shown('Linen Shirt');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Himal');
    await waitFor(() => expect(names()).not.toContain('Linen Shirt'));
    act(() => history.go(-1));
    expect(await shown('Linen Shirt')).toBeInTheDocument();
  });
});

describe('§4: paging', () => {
  test('loads pages without duplicates until an empty one', async () => {
    fillCloset(shop);
    openCatalogue();
    await shown('Shirt 0');
    expect(names()).toHaveLength(24);
    scrollToEnd();
    await shown('Shirt 29');
    scrollToEnd();
    await waitFor(() => expect(isWaitingForScroll()).toBe(false));
    expect(names()).toHaveLength(30);
    expect(callsOf(shop, 'getall')).toHaveLength(3);
  });

  test('starts at page 1 for another filter', async () => {
    fillCloset(shop);
    const { user } = openCatalogue();
    await shown('Shirt 0');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Price: high to low');
    await waitFor(() => expect(names()[0]).toBe('Shirt 29'));
    expect(callsOf(shop, 'getall').at(-1)).toMatch(/\?page=1&.*sort=price-desc/);
  });

  test('C67, P27: loads on while the filter hides all loaded items', async () => {
    fillCloset(shop);
    useForeignServer();
    openCatalogue('/closet?brand=Dhaka');
    for (let page = 1; page < 5; page += 1) {
      await screen.findByText('Loading more products');
      await waitFor(() => expect(isWaitingForScroll()).toBe(true));
      scrollToEnd();
    }
    await shown('Shirt 28');
    expect(names()).toEqual(['Shirt 28']);
  });

  test('shows a duplicate item once', async () => {
    shop.server.use(
      http.get('*/closet/getall', ({ request }) => {
        const isEnd = request.url.includes('page=3');
        return HttpResponse.json({ data: isEnd ? [] : shop.world.closetItems.slice(0, 2) });
      }),
    );
    openCatalogue();
    await shown('Linen Shirt');
    scrollToEnd();
    await waitFor(() => expect(callsOf(shop, 'getall').length).toBeGreaterThan(1));
    expect(names()).toEqual(['Everyday T-Shirt', 'Linen Shirt']);
  });
});
