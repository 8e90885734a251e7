import { checkConsoleErrors, expectConsoleError } from './console-errors';

test('a console error that nobody declared fails the test', async () => {
  console.error('cart', new Error('no answer'));
  await expect(checkConsoleErrors()).rejects.toThrow(
    /^Unexpected console.error in the test:\ncart Error: no answer/,
  );
});

test('a declared console error passes, another one beside it fails', async () => {
  expectConsoleError(/^cart/);
  console.error('cart', 'no answer');
  await expect(checkConsoleErrors()).resolves.toBeUndefined();
  console.error('cart', 'no answer');
  console.error('menu', 'no answer');
  await expect(checkConsoleErrors()).rejects.toThrow(
    /^Unexpected console.error in the test:\nmenu no answer$/,
  );
  console.error('cart', 'once more, for the check after the test');
});

test('a declared console error that never comes fails the test', async () => {
  expectConsoleError(/^cart/);
  await expect(checkConsoleErrors(0)).rejects.toThrow('No console.error matched /^cart/');
  console.error('cart', 'for the check after the test');
});

test('a declared console error may come a moment later', () => {
  expectConsoleError(/^late/);
  setTimeout(() => console.error('late'), 50);
});

test('React may warn about a lazy part, whose script arrives when it arrives, and about no other component', async () => {
  const warn = (name: string) =>
    console.error('An update to %s inside a test was not wrapped in act(...).', name);
  warn('LazyPart');
  await expect(checkConsoleErrors()).resolves.toBeUndefined();
  warn('CartPage');
  await expect(checkConsoleErrors()).rejects.toThrow(/CartPage/);
});
