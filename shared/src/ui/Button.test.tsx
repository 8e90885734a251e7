import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

it('does not submit the form around it unless it says so', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Check</Button>
      <Button type="submit">Place</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Place' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('P1: while busy it keeps its name and focus, but neither clicks nor submits, by mouse or by Enter in a field', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Phone" />
      <Button type="submit" busy onClick={onClick}>
        PLACE ORDER
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'PLACE ORDER' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(screen.getByLabelText('Phone'), '98{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
