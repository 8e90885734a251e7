import { products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { checkout, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

const MINUTE_MS = 60_000;

/** Places an order; returns functions that change it as staff and read it as its customer. */
async function ordered(shop: Shop) {
  const body = checkout({ lines: [line(products.espresso)] });
  const answer = await shop.guest().call('placeGuestOrder', { body });
  const { _id: id, code = '', key = '', createdAt = '' } = success('placeGuestOrder', answer);
  const admin = await shop.admin();
  const send = (change: object) => admin.send('changeOrderStep', { params: { id }, body: change });
  return {
    id,
    send,
    /** A time some minutes after the order was placed. */
    after: (minutes: number) => new Date(Date.parse(createdAt) + minutes * MINUTE_MS).toISOString(),
    step: async (change: object) => success('changeOrderStep', await send(change)),
    setStatus: async (status: 'pending' | 'processing' | 'completed' | 'cancelled') =>
      success(
        'changeOrderStatus',
        await admin.call('changeOrderStatus', { params: { id }, body: { status } }),
      ),
    seen: async () =>
      success('followOrder', await shop.guest().call('followOrder', { params: { code }, query: { key } })),
    open: async () =>
      success('listOrders', await admin.call('listOrders', { query: { open: 'true', limit: 100 } })),
  };
}

const time = expect.stringMatching(/^\d{4}-.*Z$/);
const cleared = {
  step: null,
  promisedAt: null,
  promisedFirstAt: null,
  acceptedAt: null,
  preparingAt: null,
  readyAt: null,
};

export const orderStepCases: CaseGroup = {
  title: 'steps of an order, and its promised time',
  cases: [
    {
      name: 'C206: a step accepts a pending order; staff and customer see step, times and promise',
      async run(shop) {
        const order = await ordered(shop);
        expect(await order.seen()).toMatchObject({ status: 'pending', ...cleared });
        const promisedAt = order.after(20);
        const seen = { status: 'processing', promisedAt, promisedFirstAt: promisedAt, acceptedAt: time };
        const accepted = { ...seen, step: 'accepted', preparingAt: null, readyAt: null };
        expect(await order.step({ step: 'accepted', promisedAt })).toMatchObject(accepted);
        expect(await order.seen()).toMatchObject(accepted);
        await order.step({ step: 'preparing' });
        expect(await order.seen()).toMatchObject({ ...seen, step: 'preparing', preparingAt: time });
        await order.step({ step: 'ready' });
        expect(await order.seen()).toMatchObject({ ...seen, step: 'ready', readyAt: time });
        await order.step({ step: 'accepted' });
        expect(await order.seen()).toMatchObject(accepted);
      },
    },
    {
      name: 'C206: the promised time moves and goes; one that is past, too far ahead or no time is refused',
      async run(shop) {
        const order = await ordered(shop);
        const [first, later] = [order.after(20), order.after(35)];
        await order.step({ step: 'accepted', promisedAt: first });
        expect(await order.step({ step: 'accepted', promisedAt: later })).toMatchObject({
          promisedAt: later,
          promisedFirstAt: first,
        });
        for (const promisedAt of [order.after(-60), order.after(15 * 24 * 60), 'soon'])
          refusal(await order.send({ step: 'preparing', promisedAt }), 400, 'promisedAt');
        expect(await order.step({ step: 'accepted', promisedAt: null })).toMatchObject({
          step: 'accepted',
          promisedAt: null,
          promisedFirstAt: null,
        });
      },
    },
    {
      name: 'C206: the status alone means the first step; pending clears steps, and an end hides them',
      async run(shop) {
        const order = await ordered(shop);
        expect(await order.setStatus('processing')).toMatchObject({ step: 'accepted' });
        await order.step({ step: 'ready', promisedAt: order.after(10) });
        expect(await order.setStatus('completed')).toMatchObject({ step: null, readyAt: time });
        expect(refusal(await order.send({ step: 'preparing' }), 409).data).toEqual({ status: 'completed' });
        expect(await order.setStatus('processing')).toMatchObject({ step: 'ready', readyAt: time });
        expect(await order.setStatus('pending')).toMatchObject(cleared);
        await order.setStatus('cancelled');
        expect(refusal(await order.send({ step: 'accepted' }), 409).data).toEqual({ status: 'cancelled' });
      },
    },
    {
      name: 'C99: a step of an older version is refused; the same step changes nothing',
      async run(shop) {
        const order = await ordered(shop);
        const { version } = await order.step({ step: 'preparing' });
        expect((await order.step({ step: 'preparing', version })).version).toBe(version);
        await order.step({ step: 'ready', version });
        refusal(await order.send({ step: 'accepted', version }), 409);
        refusal(await order.send({ step: 'eaten' }), 400, 'step');
      },
    },
    {
      name: 'C206: open orders are the pending and processing ones, oldest first',
      async run(shop) {
        const [one, two, three] = [await ordered(shop), await ordered(shop), await ordered(shop)];
        await two.setStatus('cancelled');
        await three.step({ step: 'ready' });
        const open = await one.open();
        const ids = open.map(({ _id }) => _id);
        expect(ids).toEqual(expect.arrayContaining([one.id, three.id]));
        expect(ids).not.toContain(two.id);
        const times = open.map(({ createdAt }) => Date.parse(createdAt));
        expect(times).toEqual([...times].sort((a, b) => a - b));
      },
    },
  ],
};
