import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './Stepper';

const onChange = jest.fn();
beforeEach(() => onChange.mockClear());

const less = () => screen.getByRole('button', { name: 'One less' });
const more = () => screen.getByRole('button', { name: 'One more' });

it('steps by one, both ways', async () => {
  render(<Stepper name="Americano" value={2} onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Quantity of Americano' })).toHaveTextContent('2');
  await userEvent.click(more());
  await userEvent.click(less());
  expect(onChange.mock.calls).toEqual([[3], [1]]);
});

it('never goes below 1 (§5), and keeps the focus at the limit', async () => {
  render(<Stepper name="Americano" value={1} onChange={onChange} />);
  await userEvent.click(less());
  expect(onChange).not.toHaveBeenCalled();
  expect(less()).toHaveAttribute('aria-disabled', 'true');
  expect(less()).toHaveFocus();
});

it('never goes above the stock (§4)', async () => {
  render(<Stepper name="Trail boot" value={3} max={3} onChange={onChange} />);
  await userEvent.click(more());
  expect(onChange).not.toHaveBeenCalled();
  expect(more()).toHaveAttribute('aria-disabled', 'true');
  expect(less()).toHaveAttribute('aria-disabled', 'false');
});

it('comes back from above a stock that has shrunk', async () => {
  render(<Stepper name="Trail boot" value={5} max={3} onChange={onChange} />);
  await userEvent.click(less());
  expect(onChange).toHaveBeenCalledWith(3);
});

it('does nothing while disabled', async () => {
  render(<Stepper name="Americano" value={2} onChange={onChange} disabled />);
  await userEvent.click(more());
  await userEvent.click(less());
  expect(onChange).not.toHaveBeenCalled();
});
