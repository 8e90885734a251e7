import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, within } from '@testing-library/react';
import RewardsPage from './RewardsPage';

const shop = mockShop();

const part = (name: string) => screen.getByRole('region', { name });

test('C18: the welcome bonus is 80 points, 50 at signup and 30 with the first order', () => {
  renderPage(<RewardsPage />, { path: '/loyality' });
  const welcome = within(part('Welcome bonus'));
  expect(welcome.getByText('80 points')).toBeInTheDocument();
  expect(welcome.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '50 when you sign up',
    '30 when your first order is completed',
  ]);
});

test('C14, C17: shows the points of the cafe and of each closet tier', () => {
  renderPage(<RewardsPage />, { path: '/loyality' });
  const rowsOf = (name: RegExp) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(rowsOf(/food and drink/)).toContain('Rs 1002 points');
  expect(rowsOf(/Clothes and shoes/)).toEqual([
    'Rs 5,000 to 10,000+50 points',
    'Rs 10,000 to 15,000+100 points',
    'Above Rs 15,000+150 points',
  ]);
});

test('C18: refer and earn shows 50 points for each side', () => {
  renderPage(<RewardsPage />, { path: '/loyality' });
  expect(part('Refer and earn')).toHaveTextContent('You and your friend get 50 points each.');
});

test('an answer is closed until a click on its question', async () => {
  const { user } = renderPage(<RewardsPage />, { path: '/loyality' });
  const question = screen.getByText('When do my points expire?');
  const answer = screen.getByText(/^5 months after you earned them/);
  expect(answer).not.toBeVisible();
  await user.click(question);
  expect(answer).toBeVisible();
});

test('a visitor sees a link to the sign-up, a member to the profile', () => {
  const { unmount } = renderPage(<RewardsPage />, { path: '/loyality' });
  expect(screen.getByRole('link', { name: 'Sign up and earn' })).toHaveAttribute('href', '/signup');
  unmount();
  renderPage(<RewardsPage />, { path: '/loyality', person: shop.signIn() });
  expect(screen.getByRole('link', { name: 'See my points' })).toHaveAttribute('href', '/profile');
});
