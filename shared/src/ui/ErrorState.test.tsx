import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './ErrorState';

it('says what failed and asks again on Retry', async () => {
  const onRetry = jest.fn();
  render(<ErrorState message="Failed to load menu items" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load menu items');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('does not ask twice at once', async () => {
  const onRetry = jest.fn();
  render(<ErrorState message="Failed to load menu items" onRetry={onRetry} busy />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).not.toHaveBeenCalled();
});

it('offers no Retry where there is none', () => {
  render(<ErrorState message="Failed to load menu items" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
