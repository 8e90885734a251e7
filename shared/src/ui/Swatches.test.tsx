import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Swatches } from './Swatches';

const colors = [{ name: 'Olive', hex: '#6B7350' }, { name: 'Sand' }, { name: 'Odd', hex: 'url(//x)' }];

it('names each colour, tells which is chosen, and answers the name of the next', async () => {
  const onChange = jest.fn();
  render(<Swatches colors={colors} value="Olive" onChange={onChange} label="Colour of Striped tee" />);
  expect(screen.getByRole('group', { name: 'Colour of Striped tee' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Olive', pressed: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sand', pressed: false }));
  expect(onChange).toHaveBeenCalledWith('Sand');
});

it('shows the first letter where no colour is known, and takes nothing but a colour', () => {
  render(<Swatches colors={colors} value={null} onChange={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Sand' })).toHaveTextContent('S');
  expect(screen.getByRole('button', { name: 'Odd' })).toHaveTextContent('O');
  expect(screen.getByRole('button', { name: 'Olive' }).firstElementChild).toHaveStyle({
    backgroundColor: '#6B7350',
  });
});

it('C260: names a colour that is sold out, which can still be chosen', async () => {
  const onChange = jest.fn();
  render(<Swatches colors={[{ name: 'Olive', isGone: true }]} value={null} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Olive, sold out' }));
  expect(onChange).toHaveBeenCalledWith('Olive');
});
