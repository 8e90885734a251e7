import { render, screen } from '@testing-library/react';
import { Button } from './Button';
import { Notice } from './Notice';

it.each(['info', 'success', 'warning'] as const)('%s waits for its turn in a screen reader', (kind) => {
  render(<Notice kind={kind}>Closed now</Notice>);
  expect(screen.getByRole('status')).toHaveTextContent('Closed now');
});

it('an error interrupts, with what can be done', () => {
  render(<Notice kind="error" title="The menu is having trouble" actions={<Button>Retry</Button>} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The menu is having trouble');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});
