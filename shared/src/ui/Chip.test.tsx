import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './Chip';

it('tells whether the filter is on, and how many stand behind it', async () => {
  const onClick = jest.fn();
  render(
    <Chip pressed count={19} onClick={onClick}>
      Bakery
    </Chip>,
  );
  const chip = screen.getByRole('button', { name: 'Bakery 19', pressed: true });
  await userEvent.click(chip);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('names an active filter by what a click does', async () => {
  const onRemove = jest.fn();
  render(<Chip onRemove={onRemove}>Himal Thread</Chip>);
  const chip = screen.getByRole('button', { name: 'Remove filter Himal Thread' });
  expect(chip).not.toHaveAttribute('aria-pressed');
  await userEvent.click(chip);
  expect(onRemove).toHaveBeenCalledTimes(1);
});
