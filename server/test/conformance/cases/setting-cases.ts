import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { DEFAULT_PACE } from '@storefront/shared/ordering/suggest-minutes';
import { DEFAULT_ORDERING_SETTINGS } from '@storefront/shared/rules/opening-hours';
import type { HttpClient } from '../../support/http-client';
import { products } from '../support/catalogue';
import { conflict, refusal, success } from '../support/expect-answer';
import { newMember } from '../support/members';
import { order, staffOrder } from '../support/offers';
import { checkout, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

const { espresso } = products;
const { zone, weekly, exceptions } = DEFAULT_ORDERING_SETTINGS;
const defaults = {
  zone,
  weekly,
  exceptions,
  refuseWhenClosed: false,
  paused: null,
  taxNumber: null,
  departments: {},
  autoAccept: false,
  paymentMethods: ['cash'],
  pace: DEFAULT_PACE,
  tables: [],
  mealtimes: {},
  happyHours: [],
  lowStock: { pieces: 3, dailyMail: false },
};
const closed = Array.from({ length: 7 }, () => []);

const withoutVersions = ({ versions: _, ...settings }: ShopSettings) => settings;
const read = async (client: HttpClient) =>
  withoutVersions(success('getSettings', await client.call('getSettings', {})));
const update = (admin: HttpClient, body: unknown) => admin.send('updateSettings', { body });

/** Returns an answer to each of the three calls that place an order. */
async function placeAll(shop: Shop) {
  const { client } = await newMember(shop);
  const body = checkout({ lines: [line(espresso)], total: 120 });
  const table = { tableNumber: '7', items: [line(espresso)], totalAmount: 120 };
  return [
    await shop.guest().call('placeGuestOrder', { body }),
    await client.call('placeOrder', { body }),
    await shop.guest().call('placeTableOrder', { body: table }),
  ];
}

export const settingCases: CaseGroup = {
  title: 'settings',
  cases: [
    {
      name: 'C28: by default the hours of §2 apply and orders are accepted at any time',
      async run(shop) {
        expect(await read(shop.guest())).toEqual(defaults);
      },
    },
    {
      name: 'P13: a change of one part keeps the others',
      async run(shop) {
        const admin = await shop.admin();
        const days = { '2026-10-20': [], '2026-11-14': [{ opens: '10:00', closes: '24:00' }] };
        expect(withoutVersions(success('updateSettings', await update(admin, { exceptions: days })))).toEqual(
          {
            ...defaults,
            exceptions: days,
          },
        );
        expect(success('updateSettings', await update(admin, {}))).toMatchObject({ exceptions: days });
        success('updateSettings', await update(admin, { exceptions: {} }));
        expect(await read(shop.guest())).toEqual(defaults);
      },
    },
    {
      name: 'P13: invalid hours are refused by field, and nothing is stored',
      async run(shop) {
        const admin = await shop.admin();
        const monday = (ranges: unknown) => weekly.map((day, index) => (index === 1 ? ranges : day));
        for (const [body, field] of [
          [{ weekly: monday([{ opens: '8:00', closes: '21:30' }]) }, 'weekly.1'],
          [{ weekly: monday([{ opens: '21:30', closes: '08:00' }]) }, 'weekly.1'],
          [{ weekly: monday(null) }, 'weekly.1'],
          [{ weekly: closed.slice(1) }, 'weekly'],
          [{ exceptions: { '2026-10-20': [{ opens: '12:00', closes: '11:00' }] } }, 'exceptions.2026-10-20'],
          [{ exceptions: { '2026-13-01': [] } }, 'exceptions.2026-13-01'],
          [{ refuseWhenClosed: 'yes' }, 'refuseWhenClosed'],
          [{ paused: { reason: 'x'.repeat(121) } }, 'paused.reason'],
          [{ paused: { until: 'noon' } }, 'paused.until'],
        ] as const)
          refusal(await update(admin, body), 400, field);
        expect(await read(admin)).toEqual(defaults);
      },
    },
    {
      name: 'P10, C85: during a pause all three order calls answer 409 with `closed` and the reason',
      async run(shop) {
        const admin = await shop.admin();
        const paused = { reason: ' the power  is out ' };
        expect(success('updateSettings', await update(admin, { paused })).paused).toEqual({
          reason: expect.stringMatching(/^the power +is out$/),
          until: null,
        });
        for (const answer of await placeAll(shop)) {
          const { changes, totalAmount } = conflict(answer);
          expect(changes).toMatchObject([{ kind: 'closed', _id: null, was: null, now: null }]);
          expect(changes[0]?.name).toMatch(/^Orders are paused \(the power +is out\)$/);
          expect(totalAmount).toBe(120);
        }
        success('updateSettings', await update(admin, { paused: null }));
        for (const { status } of await placeAll(shop)) expect(status).toBe(200);
      },
    },
    {
      name: 'P10: an expired pause has no effect',
      async run(shop) {
        const paused = { reason: null, until: '2020-01-01T00:00:00.000Z' };
        success('updateSettings', await update(await shop.admin(), { paused }));
        for (const { status } of await placeAll(shop)) expect(status).toBe(200);
        success('updateSettings', await update(await shop.admin(), { paused: null }));
      },
    },
    {
      name: 'C28, P10: outside the hours an order is refused only with `refuseWhenClosed`',
      async run(shop) {
        const admin = await shop.admin();
        success('updateSettings', await update(admin, { weekly: closed }));
        for (const { status } of await placeAll(shop)) expect(status).toBe(200);
        success('updateSettings', await update(admin, { refuseWhenClosed: true }));
        for (const answer of await placeAll(shop))
          expect(conflict(answer).changes).toMatchObject([{ kind: 'closed', name: 'Closed for now' }]);
        success('updateSettings', await update(admin, { weekly, refuseWhenClosed: false }));
        expect(await read(admin)).toEqual(defaults);
      },
    },
    {
      name: 'C229: with `autoAccept` a new order is accepted with a promised time, and the history says so',
      async run(shop) {
        const admin = await shop.admin();
        const allDay = Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '24:00' }]);
        success('updateSettings', await update(admin, { autoAccept: true, weekly: allDay }));
        const [answer] = await placeAll(shop);
        const { _id } = success('placeGuestOrder', answer as Parameters<typeof success>[1]);
        const events = success(
          'getOrderHistory',
          await admin.call('getOrderHistory', { params: { id: _id } }),
        );
        expect(events).toMatchObject([
          { action: 'place' },
          { action: 'step', by: null, automatic: true, step: { from: null, to: 'accepted' } },
        ]);
        success('updateSettings', await update(admin, { weekly: closed }));
        for (const { status, body } of await placeAll(shop))
          expect([status, body.data.status]).toEqual([200, 'pending']);
        success('updateSettings', await update(admin, { autoAccept: false, weekly }));
        refusal(await update(admin, { autoAccept: 'yes' } as never), 400, 'autoAccept');
        expect(await read(admin)).toEqual(defaults);
      },
    },
    {
      name: 'C242: staff name the tables in the order of the map, each once, with the seats that they know',
      async run(shop) {
        const admin = await shop.admin();
        const tables = [
          { name: 'Terrace-2', seats: 6 },
          { name: '4', seats: null },
        ];
        expect(success('updateSettings', await update(admin, { tables }))).toMatchObject({ tables });
        expect(await read(shop.guest())).toEqual({ ...defaults, tables });
        for (const [given, field] of [
          [[...tables, { name: '4', seats: 2 }], 'tables'],
          [[{ name: '04', seats: 2 }], 'tables.0.name'],
          [[{ name: '<b>', seats: 2 }], 'tables.0.name'],
          [[{ name: '4', seats: 0 }], 'tables.0.seats'],
          [[{ name: '4' }], 'tables.0.seats'],
          [Array.from({ length: 101 }, (_, index) => ({ name: `T${index}`, seats: null })), 'tables'],
        ] as const)
          refusal(await update(admin, { tables: given }), 400, field);
        success('updateSettings', await update(admin, { tables: [] }));
        expect(await read(admin)).toEqual(defaults);
      },
    },
    {
      name: 'C202: the tax number is stored with its kind, read by all, and removed with null',
      async run(shop) {
        const admin = await shop.admin();
        const taxNumber = { kind: 'VAT', number: '301234567' };
        expect(success('updateSettings', await update(admin, { taxNumber }))).toMatchObject({ taxNumber });
        expect(await read(shop.guest())).toEqual({ ...defaults, taxNumber });
        const bad = await update(admin, { taxNumber: { kind: 'VAT', number: '30123' } });
        refusal(bad, 400, 'taxNumber.number');
        success('updateSettings', await update(admin, { taxNumber: null }));
        expect(await read(shop.guest())).toEqual({ ...defaults, taxNumber: null });
      },
    },
    {
      name: 'C309: the rate of VAT is of a VAT number; an order keeps the rate of its time and tells the VAT in its total',
      async run(shop) {
        const admin = await shop.admin();
        const vat = { kind: 'VAT', number: '301234567', percent: 13 };
        for (const wrong of [{ percent: 0 }, { percent: 51 }, { percent: 12.5 }, { kind: 'PAN' }])
          refusal(await update(admin, { taxNumber: { ...vat, ...wrong } }), 400, 'taxNumber.percent');
        const untaxed = success('placeGuestOrder', await order(shop, {}));
        expect(success('updateSettings', await update(admin, { taxNumber: vat })).taxNumber).toEqual(vat);
        const taxed = success('placeGuestOrder', await order(shop, {}));
        success('updateSettings', await update(admin, { taxNumber: null }));
        const seen = async ({ code = '', key = '' }) =>
          success(
            'followOrder',
            await shop.guest().call('followOrder', { params: { code }, query: { key } }),
          );
        expect(await seen(untaxed)).not.toHaveProperty('vat');
        const { vat: told, totalAmount } = await seen(taxed);
        expect(told).toEqual({ percent: 13, amount: Math.round((totalAmount * 1300) / 113) / 100 });
        const item = await staffOrder(shop, taxed._id);
        const { productId = '' } = item?.item[0] ?? {};
        const body = { items: [{ productId, quantity: 5 }] };
        const edited = await admin.call('updateOrder', { params: { id: taxed._id }, body });
        const { vat: after, totalAmount: sum } = success('updateOrder', edited);
        expect(after).toEqual({ percent: 13, amount: Math.round((sum * 1300) / 113) / 100 });
      },
    },
  ],
};
