import { render, screen } from '@testing-library/react';
import { bagIcon } from './frame-icons';
import { IconButton } from './IconButton';

it('is named by its label alone, the badge is for the eye', () => {
  render(<IconButton icon={bagIcon} label="Cart, more than 99 items" badge="99+" />);
  const button = screen.getByRole('button', { name: 'Cart, more than 99 items' });
  expect(button).toHaveTextContent('99+');
});

it.each([0, '', undefined])('draws no badge for %p', (badge) => {
  render(<IconButton icon={bagIcon} label="Cart" badge={badge} />);
  expect(screen.getByRole('button', { name: 'Cart' }).children).toHaveLength(1);
});
