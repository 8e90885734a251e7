/** @jest-environment node */
import { renderPageToString } from '@storefront/shared/dev/testing/render-page-to-string';
import SamplePage from './SamplePage';

test('/sample renders without a browser', () => {
  expect(typeof window).toBe('undefined');
  expect(renderPageToString(<SamplePage />, { path: '/sample' })).toContain('Sample');
});
