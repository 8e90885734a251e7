import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './use-hydrated';

const Greeting = () => <p>{useHydrated() ? 'Namaste, Sita' : 'Namaste'}</p>;

it('is false on the server and during hydration without a warning, then true', async () => {
  const complaint = jest.fn();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Greeting />);
  expect(root).toHaveTextContent(/^Namaste$/);
  await act(async () => {
    hydrateRoot(root, <Greeting />, { onRecoverableError: complaint });
  });
  expect(root).toHaveTextContent('Namaste, Sita');
  expect(complaint).not.toHaveBeenCalled();
});

it('is true from the first paint on a page that the browser renders', () => {
  render(<Greeting />);
  expect(screen.getByText('Namaste, Sita')).toBeInTheDocument();
});
