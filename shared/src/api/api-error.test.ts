import { ApiError } from './api-error';

test('instanceof recognises an ApiError that another copy of this module threw', () => {
  jest.isolateModules(() => {
    const other = jest.requireActual<typeof import('./api-error')>('./api-error');
    expect(other.ApiError).not.toBe(ApiError);
    expect(new other.ApiError(404, 'Product not found')).toBeInstanceOf(ApiError);
  });
});

test('instanceof refuses any other error', () => {
  expect(new Error('404')).not.toBeInstanceOf(ApiError);
  expect(new TypeError('x') instanceof ApiError).toBe(false);
});
