import { closetItems, products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { checkout, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

const { scarf } = closetItems;

type Movement = { kind: 'received' | 'damaged' | 'counted'; pieces: number; seen?: number };

async function mover(shop: Shop) {
  const admin = await shop.admin();
  const params = { id: scarf._id };
  const send = (body: unknown, key?: string) =>
    admin.send('moveStock', { params, body }, key ? { 'idempotency-key': key } : {});
  const move = async (body: Movement, key?: string) =>
    success('moveStock', await send(body, key)).availableStock;
  const stock = async () => (await move({ kind: 'received', pieces: 0 })) ?? 0;
  return { admin, params, send, move, stock };
}

export const stockCases: CaseGroup = {
  title: 'stock movements',
  cases: [
    {
      name: 'C166: received adds, damaged subtracts; the version of the item stays',
      async run(shop) {
        const { admin, params, move, stock } = await mover(shop);
        const before = await stock();
        const { version } = success('getClosetItem', await admin.call('getClosetItem', { params }));
        expect(await move({ kind: 'received', pieces: 5 })).toBe(before + 5);
        expect(await move({ kind: 'damaged', pieces: 2 })).toBe(before + 3);
        const read = success('getClosetItem', await admin.call('getClosetItem', { params }));
        expect(read).toMatchObject({ availableStock: before + 3, version });
      },
    },
    {
      name: 'C166, P6: a piece sold while staff counted stays sold',
      async run(shop) {
        const { move, stock } = await mover(shop);
        const seen = await stock();
        const body = checkout({ lines: [line(scarf)] });
        success('placeGuestOrder', await shop.guest().call('placeGuestOrder', { body }));
        expect(await move({ kind: 'counted', pieces: seen + 1, seen })).toBe(seen);
        expect(await move({ kind: 'counted', pieces: 4, seen })).toBe(4);
      },
    },
    {
      name: 'C166: a repeat with the same key moves nothing; another movement under that key is refused',
      async run(shop) {
        const { send, move, stock } = await mover(shop);
        const key = '5f3f1f6e-6a57-4d0b-9d5c-0a1b2c3d4e5f';
        const before = await stock();
        expect(await move({ kind: 'received', pieces: 3 }, key)).toBe(before + 3);
        expect(await move({ kind: 'received', pieces: 3 }, key)).toBe(before + 3);
        expect(await stock()).toBe(before + 3);
        refusal(await send({ kind: 'received', pieces: 4 }, key), 409);
      },
    },
    {
      name: 'C166: more damaged pieces than there are, unknown kinds and items are refused, and nothing changes',
      async run(shop) {
        const { admin, send, stock } = await mover(shop);
        const before = await stock();
        const tooMany = refusal(await send({ kind: 'damaged', pieces: before + 1 }), 409);
        expect(tooMany.message).toBe(`Only ${before} left in stock`);
        refusal(await send({ kind: 'sold', pieces: 1 }), 400, 'kind');
        refusal(await send({ kind: 'received', pieces: -1 }), 400, 'pieces');
        refusal(await send({ kind: 'counted', pieces: 4 }), 400, 'seen');
        const params = { id: products.espresso._id };
        const body = { kind: 'received', pieces: 1 };
        refusal(await admin.send('moveStock', { params, body }), 404);
        expect(await stock()).toBe(before);
      },
    },
  ],
};
