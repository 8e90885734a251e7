import { renderSearch } from './render-search';

test.each([
  ['', ''],
  ['?', ''],
  ['?table=4', '?table=4'],
  ['?table=4&k=abc&utm_source=x&fbclid=1', '?table=4'],
  ['?page=2&table=4', '?page=2&table=4'],
  ['?table=4&page=2', '?page=2&table=4'],
  ['?q=tea', null],
  ['?table=4&table=5', null],
  ['?table=123456789012345678901', null],
])('%j is rendered with %j', (search, rendered) => {
  expect(renderSearch(search, ['table', 'page'])).toBe(rendered);
});
