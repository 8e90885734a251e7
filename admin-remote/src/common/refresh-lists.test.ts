import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { refreshList } from './refresh-lists';

test('P32: a change that arrives during the first load of a list is read after it', async () => {
  const client = new QueryClient();
  const answers: ((list: readonly string[]) => void)[] = [];
  const list = new QueryObserver<readonly string[]>(client, {
    queryKey: ['listOrders'],
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
  });
  const leave = list.subscribe(() => {});
  const refreshed = refreshList(client, 'listOrders');
  answers[0]?.(['before']);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(['before', 'after']);
  await refreshed;
  expect(list.getCurrentResult().data).toEqual(['before', 'after']);
  leave();
  client.clear();
});
