import * as messages from '@storefront/shared/messages';

test('C43: the catalogue keeps the exact words of §8', () => {
  expect(messages).toMatchSnapshot();
});
