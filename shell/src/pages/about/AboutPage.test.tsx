import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, within } from '@testing-library/react';
import AboutPage from './AboutPage';

mockShop();

const open = () => renderPage(<AboutPage />, { path: '/about' });

test('§2: story, reasons, facilities, vision and visit each have a heading', () => {
  open();
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Our story',
    'Why guests come back',
    'In the house',
    'What we want to be',
    'Visit us',
  ]);
  expect(screen.getByText('The owner of Chowk')).toBeInTheDocument();
});

test('C91: the video requests nothing from another host before play, then has the focus', async () => {
  const { user } = open();
  expect(screen.queryByTitle('A morning at Chowk')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Play the video: A morning at Chowk' }));
  const film = screen.getByTitle('A morning at Chowk');
  expect(new URL(film.getAttribute('src') ?? '').origin).toBe('https://www.youtube-nocookie.com');
  expect(film).toHaveFocus();
});

test('§2: the visit section names address, opening hours, phone and e-mail', () => {
  open();
  const visit = within(screen.getByRole('region', { name: 'Visit us' }));
  expect(visit.getByText(/Lakeside Road 6/)).toBeInTheDocument();
  expect(visit.getByText('8 AM to 9:30 PM (NST)')).toBeInTheDocument();
  expect(visit.getByRole('link', { name: '980-0000000' })).toHaveAttribute('href', 'tel:+9779800000000');
  expect(visit.getByRole('link', { name: 'hello@chowk.example' })).toHaveAttribute(
    'href',
    'mailto:hello@chowk.example',
  );
});

test('§2: the map popup opens and closes', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(await screen.findByRole('dialog', { name: 'How to find Chowk' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show the map' })).toHaveFocus();
});
