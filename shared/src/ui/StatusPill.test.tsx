import { render, screen } from '@testing-library/react';
import { StatusPill } from './StatusPill';

it.each([
  ['pending', 'Pending'],
  ['processing', 'Processing'],
  ['completed', 'Completed'],
  ['cancelled', 'Cancelled'],
] as const)('says %s in a word, not by its colour alone', (status, word) => {
  render(<StatusPill status={status} />);
  expect(screen.getByText(word)).toBeInTheDocument();
});
