import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapDialog } from './MapDialog';

test('C91: the map popup requests nothing from a map service before a click', async () => {
  render(<MapDialog onClose={() => {}} />);
  expect(screen.getByRole('img', { name: /Lakeside Road/ })).toBeInTheDocument();
  expect(screen.queryByTitle('Street map around Chowk')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load the street map' }));
  const frame = screen.getByTitle('Street map around Chowk');
  expect(new URL(frame.getAttribute('src') ?? '').origin).toBe('https://www.openstreetmap.org');
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('the popup shows the address and the directions, and closes', async () => {
  const onClose = jest.fn();
  render(<MapDialog onClose={onClose} />);
  expect(screen.getByText('Lakeside Road 6, Pokhara 33700, Nepal')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
