import { ApiError } from './api-error';

test('an error that another copy of this module threw is still an ApiError, since each remote has its own copy', () => {
  jest.isolateModules(() => {
    const other = jest.requireActual<typeof import('./api-error')>('./api-error');
    expect(other.ApiError).not.toBe(ApiError);
    expect(new other.ApiError(404, 'Product not found')).toBeInstanceOf(ApiError);
  });
});

test('any other error is not one', () => {
  expect(new Error('404')).not.toBeInstanceOf(ApiError);
  expect(new TypeError('x') instanceof ApiError).toBe(false);
});
