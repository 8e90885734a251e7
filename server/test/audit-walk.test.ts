import { type Calls, calls } from '@storefront/shared/contract/calls';
import type { CallName } from '@storefront/shared/contract/routes';
import { hashPassword } from '../src/users/password-hash';
import { form, png } from './conformance/support/forms';
import { checkout, withKey } from './support/checkout';
import { importForm } from './support/import-shop';
import { storeCoupon } from './support/offers';
import type { TestPerson } from './support/people';
import { invite, STAFF_PASSWORD } from './support/staff';
import { storeClosetItem, storePlace, storeProduct } from './support/stock-shop';
import { startTableShop, type TableShop } from './support/table-shop';
import { createTestMailer } from './support/test-mailer';

let shop: TableShop;
beforeAll(async () => {
  // The mails of this test have failed, and can be sent again.
  const openMailer = () => ({ ...createTestMailer(), resend: async () => true, remove: async () => true });
  shop = await startTableShop({}, { openMailer });
});
afterAll(() => shop.close());

/** A request that changes something, and the subject of its audit; absent: the id that is sent, else the one that is answered. */
interface Change {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly subject?: string;
  /** Finds the subject in the answer. */
  readonly answered?: (data: never) => string;
}

const of = (id: string, body?: unknown): Change => ({ params: { id }, ...(body !== undefined && { body }) });

async function placeOrder(): Promise<string> {
  const { body } = await shop.guest().call('placeGuestOrder', checkout([{ _id: shop.latte }]), withKey());
  return body.data._id;
}

async function walletOrder(): Promise<string> {
  const body = form({ active: 'true', accountName: 'Asha', walletId: '9841234567' }, { image: png() });
  await shop.admin.send('updatePaymentSetting', { params: { method: 'esewa' }, body });
  const sent = checkout([{ _id: shop.latte }], { paymentMethod: 'esewa' });
  return (await shop.guest().call('placeGuestOrder', sent, withKey())).body.data._id;
}

async function preparedOrder(): Promise<string> {
  const id = await placeOrder();
  await shop.admin.call('changeOrderStep', { params: { id }, body: { step: 'preparing' } });
  return id;
}

/** Opens a sitting whose only order has ended. */
async function sittingAt(table: string): Promise<string> {
  const { _id } = await shop.orderAt(table);
  await shop.setStatus(_id, 'completed');
  return (await shop.sittingAt(table))._id;
}

const sizes = { name: 'Size', min: 1, max: 1, choices: [{ name: 'Small', priceDifference: 0 }] };
const addSizes = async (name: string) =>
  (await shop.admin.call('addOptionGroup', { body: { ...sizes, name } })).body.data._id;

async function addPicture(): Promise<string> {
  const body = form({ title: 'Bar', alt: 'The bar' }, { image: png() });
  const { data } = (await shop.admin.send('addGalleryImage', { body })).body;
  return (data as { _id: string })._id;
}

/** Checks a sheet that changes one dish. */
async function checkedImport() {
  const dish = await storeProduct(shop.db);
  const body = importForm('product', `id,name\n${dish},Another name`);
  const { _id: id } = (await shop.admin.send('checkImport', { body })).body.data as { _id: string };
  return { dish, id };
}

const customer = async (fullName?: string) => (await shop.asCustomer(fullName)).person.id;

const invited = async (email: string) => (await invite({ client: shop.admin }, 'counter', email)).member._id;

const shirt = { name: 'Shirt', division: 'closet', price: '100', availableStock: '1', category: 'Men' };
const coupon = { code: 'WALK10', percent: 10 };

/** What each call of staff that changes something is sent: a new one needs a row here. */
const changes: { readonly [N in CallName]?: (person: TestPerson) => Promise<Change> } = {
  addProduct: async () => ({
    body: form({ name: 'Tea', price: '80', category: 'Drinks' }, { image: png() }),
  }),
  updateProduct: async () => of(await storeProduct(shop.db), { price: 90 }),
  markSoldOut: async () => of(await storeProduct(shop.db), { until: 'opening' }),
  moveProduct: async () => {
    const before = await storeProduct(shop.db, { category: 'Walk', position: 1 });
    return of(await storeProduct(shop.db, { category: 'Walk', position: 2 }), { before });
  },
  moveCategory: async () => {
    for (const category of ['Walk', 'Run']) await storeProduct(shop.db, { category, position: 9 });
    return { body: { category: 'Run', before: 'Walk' }, subject: 'Run' };
  },
  renameCategory: async () => {
    await storeProduct(shop.db, { category: 'Stroll', position: 9 });
    return { body: { category: 'Stroll', to: 'Hike' }, subject: 'Hike' };
  },
  deleteProduct: async () => of(await storeProduct(shop.db)),
  addLocation: async () => ({ body: { address: 'Sample Street', rate: 10 } }),
  updateLocation: async () => of((await storePlace(shop.db, 'Damside', 10_00)).id, { rate: 20 }),
  deleteLocation: async () => of((await storePlace(shop.db, 'Birauta', 10_00)).id),
  addOptionGroup: async () => ({ body: sizes }),
  updateOptionGroup: async () => of(await addSizes('Cup'), { ...sizes, name: 'Mug' }),
  deleteOptionGroup: async () => of(await addSizes('Glass')),
  deleteOrder: async () => of(await placeOrder()),
  changeOrderStatus: async () => of(await placeOrder(), { status: 'completed' }),
  changeOrderStep: async () => of(await placeOrder(), { step: 'preparing' }),
  changeOrderDepartment: async () => of(await preparedOrder(), { department: 'bar', done: true }),
  updateOrder: async () => of(await placeOrder(), { items: [{ productId: shop.latte, quantity: 3 }] }),
  confirmTableOrder: async () => of((await shop.orderAt('9', false))._id, {}),
  updatePaymentSetting: async () => ({
    params: { method: 'card' },
    body: form({ active: 'true' }),
    subject: 'payment card',
  }),
  answerPayment: async () => of(await walletOrder(), { found: true }),
  addGalleryImage: async () => ({ body: form({ title: 'Roof', alt: 'The roof' }, { image: png(40) }) }),
  updateGalleryImage: async () => of(await addPicture(), { title: 'Door' }),
  deleteGalleryImage: async () => of(await addPicture()),
  addClosetItem: async () => ({ body: form({ ...shirt, color_0: 'Red' }, { colorImage_0: png() }) }),
  updateClosetItem: async () => of(await storeClosetItem(shop.db), form({ price: '120' })),
  moveStock: async () => of(await storeClosetItem(shop.db), { kind: 'received', pieces: 1 }),
  deleteClosetItem: async () => of(await storeClosetItem(shop.db)),
  updateSettings: async () => ({ body: { refuseWhenClosed: true }, subject: 'refuseWhenClosed' }),
  resendMail: async () => of('a failed mail', {}),
  removeMail: async () => of('a failed mail'),
  answerTable: async () => {
    const id = await sittingAt('1');
    await shop.call('1');
    return of(id, { want: 'staff' });
  },
  moveTable: async () => of(await sittingAt('2'), { tableNumber: '3' }),
  closeTable: async () => of(await sittingAt('4'), {}),
  addCoupon: async () => ({ body: coupon }),
  updateCoupon: async () => {
    const code = await storeCoupon(shop.db, { percent: 5 });
    const { id } = await shop.db
      .selectFrom('coupons')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return of(id, { code, percent: 20 });
  },
  changeProducts: async () => {
    const _id = await storeProduct(shop.db);
    return { body: { items: [{ _id }], pricePercent: 10 }, subject: _id };
  },
  changeClosetItems: async () => {
    const _id = await storeClosetItem(shop.db);
    return { body: { items: [{ _id }], pricePercent: 10 }, subject: _id };
  },
  applyImport: async () => {
    const { dish, id } = await checkedImport();
    return { ...of(id, { take: 'all' }), subject: dish };
  },
  undoImport: async () => {
    const { dish, id } = await checkedImport();
    await shop.admin.call('applyImport', { params: { id }, body: { take: 'all' } });
    return { ...of(id), subject: dish };
  },
  saveCustomerNote: async () => of(await customer(), { text: 'Likes the window' }),
  adjustPoints: async () => of(await customer(), { points: 5, reason: 'A cold coffee' }),
  mergeCustomers: async () => of(await customer(), { other: await customer() }),
  deleteCustomer: async () => of(await customer('Maya Rai'), { fullName: 'Maya Rai' }),
  inviteStaff: async () => ({
    body: { fullName: 'Nima Rai', email: 'nima@example.com', staffRole: 'counter' },
    answered: ({ member }: { member: { _id: string } }) => member._id,
  }),
  renewInvite: async () => of(await invited('tara@example.com')),
  updateStaff: async () => of(await invited('hari@example.com'), { staffRole: 'kitchen' }),
  setPin: async ({ id }) => {
    const password_hash = await hashPassword(STAFF_PASSWORD);
    await shop.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
    return { body: { pin: '4711', password: STAFF_PASSWORD }, subject: id };
  },
  lockDevice: async ({ id }) => {
    await shop.db.insertInto('staff_pins').values({ user_id: id, pin_hash: 'a hash', tries: 0 }).execute();
    return { subject: id };
  },
  updateSecondFactorRoles: async () => ({ body: { roles: ['rider'] }, subject: 'secondFactorRoles' }),
  closeCash: async () => ({
    body: { number: 1, day: '2026-11-20', countedCash: 500, nextFloat: 500 },
    subject: '1',
  }),
};

/** They change nothing: a check says what an import would do. */
const CHANGES_NOTHING: readonly CallName[] = ['checkImport'];

const ofStaff = Object.values<Calls[CallName]>(calls)
  .filter(({ access, method }) => access !== 'public' && access !== 'customer' && method !== 'GET')
  .map(({ name }) => name)
  .filter((name) => !CHANGES_NOTHING.includes(name));

test.each(ofStaff)('P74: %s of staff leaves who did what to which thing in the audit', async (name) => {
  const change = changes[name];
  if (!change) throw new Error(`Add a request of ${name} to this test, and an audit entry to the server`);
  const { client, person } = await shop.asAdmin();
  const { subject, answered: find, ...request } = await change(person);
  const answer = await client.send(
    name,
    request,
    name === 'moveStock' || name === 'adjustPoints' ? withKey() : {},
  );
  expect(answer).toMatchObject({ status: 200 });
  const answered = answer.body.data as { readonly _id?: string } | null;
  const entries = await shop.db.selectFrom('audit').selectAll().where('actor', '=', person.id).execute();
  const about = subject ?? request.params?.id ?? find?.(answer.body.data as never) ?? answered?._id;
  expect(about).toEqual(expect.any(String));
  expect(entries.filter((entry) => entry.subject === about)).toMatchObject([
    { at: shop.clock.now, action: expect.stringMatching(/^[a-z]+\.[a-z]+$/) },
  ]);
});
