import type { HttpClient } from '../../support/http-client';
import { products } from '../support/catalogue';
import { success } from '../support/expect-answer';
import { newMember } from '../support/members';
import { cartLine } from '../support/payloads';
import type { Case, CaseGroup } from '../support/shop';

const { espresso, latte, croissant } = products;

interface Request {
  readonly params: { readonly id: string };
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

async function threeLines(client: HttpClient): Promise<[string, string, string]> {
  const ids: string[] = [];
  for (const { _id } of [espresso, latte, croissant]) {
    const answer = await client.call('addToCart', { params: { id: _id }, body: cartLine() });
    ids.push(success('addToCart', answer)._id);
  }
  return ids as [string, string, string];
}

/** Three lines a, b, c, and those that remain after the request. */
const leaves = (
  name: string,
  request: (a: string, b: string, c: string) => Request,
  left: readonly string[],
): Case => ({
  name: `C45: ${name} leaves ${left.join(' and ') || 'nothing'}`,
  async run(shop) {
    const { client } = await newMember(shop);
    const [a, b, c] = await threeLines(client);
    success('deleteCartLines', await client.send('deleteCartLines', request(a, b, c)));
    success('deleteCartLines', await client.send('deleteCartLines', request(a, b, c)));
    const lines = success('getCart', await client.call('getCart', {}));
    const names = new Map([
      [a, 'a'],
      [b, 'b'],
      [c, 'c'],
    ]);
    expect(lines.map(({ _id }) => names.get(_id)).sort()).toEqual(left);
  },
});

export const cartDeleteCases: CaseGroup = {
  title: 'removing cart lines',
  cases: [
    leaves('the path alone', (a) => ({ params: { id: a } }), ['b', 'c']),
    leaves('one id in the body', (a, b) => ({ params: { id: a }, body: b }), ['c']),
    leaves('a list in the body', (a, b, c) => ({ params: { id: a }, body: [a, b, c] }), []),
    leaves('a list without the path’s id', (a, b, c) => ({ params: { id: a }, body: [b, c] }), []),
    leaves('{id}', (a, b) => ({ params: { id: a }, body: { id: b } }), ['c']),
    leaves('{id} with a list', (a, b, c) => ({ params: { id: a }, body: { id: [b, c] } }), []),
    leaves('{ids}', (a, b) => ({ params: { id: a }, body: { ids: [b] } }), ['c']),
    leaves('an empty object', (a) => ({ params: { id: a }, body: {} }), ['b', 'c']),
    leaves('null', (a) => ({ params: { id: a }, body: null }), ['b', 'c']),
    leaves('P68: ids in the query', (a, b, c) => ({ params: { id: a }, query: { ids: `${b},${c}` } }), []),
    leaves('ids of nobody', (_a, b) => ({ params: { id: 'nobody' }, body: ['else', b] }), ['a', 'c']),
    leaves('C46: a product’s id that one line has', () => ({ params: { id: latte._id } }), ['a', 'c']),
    {
      name: 'clearing removes every line, those of tables too',
      async run(shop) {
        const { client } = await newMember(shop);
        await threeLines(client);
        const body = cartLine({ isTableOrder: true, tableNumber: '4' });
        await client.call('addToCart', { params: { id: latte._id }, body });
        success('clearCart', await client.call('clearCart', {}));
        expect(success('getCart', await client.call('getCart', {}))).toEqual([]);
      },
    },
  ],
};
