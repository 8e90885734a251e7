import { render, screen } from '@testing-library/react';
import { Rating } from './Rating';

it('says the rating in words', () => {
  render(<Rating value={3.5} />);
  expect(screen.getByRole('img', { name: 'Rated 3.5 out of 5' })).toBeInTheDocument();
});

it.each([
  [9, 5],
  [-1, 0],
])('draws %d as %d stars', (value, shown) => {
  render(<Rating value={value} />);
  expect(screen.getByRole('img', { name: `Rated ${shown} out of 5` })).toBeInTheDocument();
});

it('C58: stars that nobody gave are not read out', () => {
  render(<Rating value={4} decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
