import type { Department } from '@storefront/shared/rules/departments';
import { closetItems, products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { checkout, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

/** Places an order of water and a scarf, accepted; returns functions that change it as staff. */
async function ordered(shop: Shop, status: 'pending' | 'processing' = 'processing') {
  const body = checkout({ lines: [line(products.water), line(closetItems.tee)] });
  const answer = await shop.guest().call('placeGuestOrder', { body });
  const { _id: id } = success('placeGuestOrder', answer);
  const admin = await shop.admin();
  const params = { id };
  success('changeOrderStatus', await admin.call('changeOrderStatus', { params, body: { status } }));
  const send = (change: object) => admin.send('changeOrderDepartment', { params, body: change });
  return {
    admin,
    params,
    send,
    mark: async (department: Department, done = true) =>
      success('changeOrderDepartment', await send({ department, done })),
    step: async (step: 'accepted' | 'preparing' | 'ready') =>
      success('changeOrderStep', await admin.call('changeOrderStep', { params, body: { step } })),
    edit: async (items: object[]) =>
      success('updateOrder', await admin.send('updateOrder', { params, body: { items } })),
  };
}

const time = expect.stringMatching(/^\d{4}-.*Z$/);
const departments = (bar: unknown, closet: unknown) => [
  { department: 'bar', doneAt: bar },
  { department: 'closet', doneAt: closet },
];

export const departmentCases: CaseGroup = {
  title: 'departments',
  cases: [
    {
      name: 'C220: staff choose the department of a category; orders keep that of the time of ordering',
      async run(shop) {
        const admin = await shop.admin();
        const { mark } = await ordered(shop);
        const chosen = { departments: { Drinks: 'kitchen' } };
        expect(success('updateSettings', await admin.send('updateSettings', { body: chosen }))).toMatchObject(
          chosen,
        );
        expect((await mark('bar')).item.map(({ department }) => department)).toEqual(['bar', 'closet']);
        const later = await ordered(shop);
        expect((await later.mark('kitchen')).item[0]?.department).toBe('kitchen');
        for (const bad of [{ Drinks: 'closet' }, { '': 'bar' }, 'bar'])
          expect((await admin.send('updateSettings', { body: { departments: bad } })).status).toBe(400);
        success('updateSettings', await admin.send('updateSettings', { body: { departments: {} } }));
      },
    },
    {
      name: 'C221: an order is ready when all its departments are, and not ready when one takes it back',
      async run(shop) {
        const { mark } = await ordered(shop);
        expect(await mark('bar')).toMatchObject({
          step: 'preparing',
          preparingAt: time,
          departments: departments(time, null),
        });
        const ready = { step: 'ready', readyAt: time, departments: departments(time, time) };
        expect(await mark('closet')).toMatchObject(ready);
        const back = { step: 'preparing', readyAt: null, departments: departments(null, time) };
        expect(await mark('bar', false)).toMatchObject(back);
        expect(await mark('closet', false)).toMatchObject({ departments: departments(null, null) });
      },
    },
    {
      name: 'C221: steps and departments agree; a changed line reopens its department',
      async run(shop) {
        const { mark, step, edit } = await ordered(shop);
        expect(await step('ready')).toMatchObject({ departments: departments(time, time) });
        expect(await step('preparing')).toMatchObject({ departments: departments(null, null) });
        await mark('bar');
        const { item } = await mark('closet');
        expect(await edit([{ ...item[0], quantity: 2 }, item[1] as object])).toMatchObject({
          step: 'preparing',
          departments: departments(null, time),
        });
        expect(await edit([item[1] as object])).toMatchObject({ step: 'ready' });
        expect(await step('accepted')).toMatchObject({ departments: [{ doneAt: null }] });
      },
    },
    {
      name: 'C221: refuses orders that are not being made, departments without lines, and old versions',
      async run(shop) {
        const { send, mark } = await ordered(shop);
        const waiting = await ordered(shop, 'pending');
        const done = { department: 'bar', done: true };
        expect(refusal(await waiting.send(done), 409).data).toEqual({ status: 'pending' });
        refusal(await send({ ...done, department: 'kitchen' }), 409);
        refusal(await send({ ...done, department: 'garden' }), 400, 'department');
        const { version = 0 } = await mark('bar');
        expect((await mark('bar')).version).toBe(version);
        refusal(await send({ department: 'closet', done: true, version: version - 1 }), 409);
      },
    },
    {
      name: 'C216: the history names the department that was done',
      async run(shop) {
        const { admin, params, mark } = await ordered(shop);
        await mark('bar');
        await mark('closet');
        const events = success('getOrderHistory', await admin.call('getOrderHistory', { params }));
        expect(events.slice(-2)).toMatchObject([
          { action: 'department', departments: [{ department: 'bar', done: true }] },
          {
            action: 'department',
            step: { from: 'preparing', to: 'ready' },
            departments: [{ department: 'closet', done: true }],
          },
        ]);
      },
    },
  ],
};
