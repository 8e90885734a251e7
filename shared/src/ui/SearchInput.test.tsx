import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchInput } from './SearchInput';

function Search() {
  const [text, setText] = useState('');
  return (
    <SearchInput
      label="Search the menu"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onClear={() => setText('')}
    />
  );
}

it('offers to clear only what has been typed, and hands the focus back to the box', async () => {
  render(<Search />);
  const box = screen.getByRole('searchbox', { name: 'Search the menu' });
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await userEvent.type(box, 'momo');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
});
