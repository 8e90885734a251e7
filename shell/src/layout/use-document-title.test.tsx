import { renderHook } from '@testing-library/react';
import { matchRoute } from '../routes/route-table';
import { useDocumentTitle } from './use-document-title';

const link = Object.assign(document.createElement('link'), { rel: 'canonical' });
beforeEach(() => {
  document.title = '';
  link.href = 'https://shop.example/closet';
  document.head.append(link);
});

const open = (first: string) =>
  renderHook(({ path }) => useDocumentTitle(matchRoute(path), path), { initialProps: { path: first } });

test('the first page keeps the server’s title and address, the next one sets its own', () => {
  document.title = 'Rain coat · Chowk';
  const { rerender } = open('/khome');
  expect([document.title, link.href]).toEqual(['Rain coat · Chowk', 'https://shop.example/closet']);
  rerender({ path: '/about' });
  expect([document.title, link.href]).toEqual(['About us · Chowk', 'https://shop.example/about']);
});

test('a page without the server’s title gets the title of its route', () => {
  open('/menu');
  expect(document.title).toBe('Our menu · Chowk');
});
