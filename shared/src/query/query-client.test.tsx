import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createQueryClient } from './query-client';

afterEach(() => onlineManager.setOnline(true));

/** The network is down until the browser is online. */
async function read(): Promise<string> {
  if (!onlineManager.isOnline()) throw new Error('Network Error');
  return 'coat';
}

function List() {
  const { data, error } = useQuery({ queryKey: ['list'], queryFn: read });
  return error ? 'Failed' : (data ?? 'Loading');
}

test('C156: a read without a network fails instead of loading for ever, and is made again online', async () => {
  onlineManager.setOnline(false);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <List />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Failed')).toBeInTheDocument();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('coat')).toBeInTheDocument();
});
