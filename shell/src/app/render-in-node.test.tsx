/** @jest-environment node */
import { createQueryClient } from '@storefront/shared/query/query-client';
import { memoryHistory } from '@storefront/shared/router';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { App } from './App';

test('the whole shop renders to a string in Node, frame and place of the page', () => {
  const app = <App store={createStore()} queries={createQueryClient()} history={memoryHistory('/menu')} />;
  const html = renderToString(app);
  expect(html).toContain('Our Menus');
  expect(html).toContain('8 AM to 9:30 PM (NST)');
  expect(html).toContain('One moment');
});
