import { contact } from '@storefront/shared/content/content';
import { awardPoints, checkout } from '../../../test/support/checkout';
import { storeCoupon, storeHappyHours } from '../../../test/support/offers';
import { storeReferral } from '../../../test/support/people';
import type { SignedIn } from '../../../test/support/start-test-server';
import { storeClosetItem, storePlace, storeProduct } from '../../../test/support/stock-shop';
import { startWalletShop, type WalletShop } from '../../../test/support/wallet-shop';

const ACCEPTED = 'The shop has accepted your order and is preparing it.';
const QUESTIONS = `Questions? Call us: ${contact.phoneText}.`;
const PICK_UP_AT = `${contact.street}, ${contact.city}`;
const lakeside = { deliveryOption: 'Lakeside', deliveryLocation: 'Lakeside' };
const byWallet = { paymentMethod: 'esewa' as const };

let shop: WalletShop;
let asha: SignedIn;
let tea: string;
beforeEach(async () => {
  shop = await startWalletShop();
  asha = await shop.asCustomer();
  tea = await storeProduct(shop.db, { name: 'Chiya', category: 'Tea', price_paisa: 50_00 });
  await storePlace(shop.db, 'Lakeside', 50_00);
});
afterEach(() => shop.close());

/** Orders one tea; the address of the account gets the mails about it. */
async function place(about: Parameters<typeof checkout>[1] = {}, data: object = {}) {
  const answer = await asha.client.call('placeOrder', checkout([{ _id: tea }], about, data));
  expect(answer.status).toBe(200);
  return { id: answer.body.data._id, code: answer.body.data.code ?? '' };
}

/** Returns what the last mail says between its heading and the link to the order, part by part. */
function said(): string[] {
  const parts = shop.mails.at(-1)?.text.split('\n\n') ?? [];
  const link = parts.findIndex((part) => part.startsWith('See your order:\nhttp'));
  return parts.slice(1, link);
}

const setStatus = (id: string, status: 'processing' | 'completed' | 'cancelled', about: object = {}) =>
  shop.staff.send('changeOrderStatus', { params: { id }, body: { status, ...about } });
const setReady = (id: string) =>
  shop.staff.call('changeOrderStep', { params: { id }, body: { step: 'ready' } });
const confirmPayment = (id: string) =>
  shop.staff.send('answerPayment', { params: { id }, body: { found: true } });

describe('placed', () => {
  test('C199, C276: the bill has the lines, the offers, the fee, the points and the total, in this order', async () => {
    const days = [0, 1, 2, 3, 4, 5, 6];
    await storeHappyHours(shop.db, [
      { category: 'Tea', days, from: '08:00', until: '20:00', percent: 20, active: true },
    ]);
    const coat = await storeClosetItem(shop.db, {
      ...{ name: 'Coat', price_paisa: 300_00 },
      ...{ size_options: '["M"]', colors: '[{"name":"Sand"}]' },
    });
    const couponCode = await storeCoupon(shop.db, { percent: null, amount_paisa: 30_00 });
    await awardPoints(shop.db, asha.person.id, 5, shop.clock.now);
    const items = [
      { _id: tea, quantity: 2 },
      { _id: coat, type: 'closet' as const, selectedColor: 'Sand', selectedSize: 'M' },
    ];
    const order = checkout(items, { ...lakeside, couponCode }, { points: 5 });
    expect((await asha.client.call('placeOrder', order)).status).toBe(200);
    expect(said()[1]?.split('\n')).toEqual([
      '2 × Chiya: Rs 100.00',
      '1 × Coat, Sand, M: Rs 300.00',
      'Happy hour: −Rs 20.00',
      `Code ${couponCode}: −Rs 30.00`,
      'Delivery: Rs 50.00',
      '5 points: −Rs 5.00',
      'Total: Rs 395.00',
    ]);
  });

  test('C442: a mail says how the time of clothes comes about, and which goods a promised time is for', async () => {
    const coat = { _id: await storeClosetItem(shop.db), type: 'closet' as const };
    const accept = (id: string, minutes: number | null) =>
      shop.staff.call('changeOrderStep', {
        params: { id },
        body: {
          step: 'accepted',
          promisedAt: minutes === null ? null : new Date(shop.clock.now + minutes * 60_000).toISOString(),
        },
      });
    const clothes = await asha.client.call('placeOrder', checkout([coat], lakeside));
    expect(said()[2]).toBe('We call to agree on a time.');
    await accept(clothes.body.data._id, null);
    expect(said()[1]).toBe('We call to agree on a time.');
    const both = await asha.client.call('placeOrder', checkout([{ _id: tea }, coat], lakeside));
    expect(said()[2]).toBe('We call to agree on a time for the clothes.');
    await accept(both.body.data._id, 30);
    expect(said().slice(1, 3)).toEqual([
      expect.stringMatching(/^The dishes are with you by /),
      'We call to agree on a time for the clothes.',
    ]);
  });

  test('C199: the bill has no row for what the order does not have, and a point is no plural', async () => {
    await place();
    expect([said()[1], said()[3]]).toEqual([
      '1 × Chiya: Rs 50.00\nTotal: Rs 50.00',
      'It earns you 1 point when it is completed.',
    ]);
  });

  test('C87, C199: the points of cafe and closet are promised together, and none where there are none', async () => {
    const coat = await storeClosetItem(shop.db, { price_paisa: 5_000_00 });
    const piece = { _id: coat, type: 'closet' as const };
    const { body } = await asha.client.call('placeOrder', checkout([{ _id: tea }, piece]));
    expect(said().at(-1)).toBe('It earns you 51 points when it is completed.');
    expect(body.data.pointsEarned).toBe(51);
    const water = await storeProduct(shop.db, { price_paisa: 20_00 });
    await asha.client.call('placeOrder', checkout([{ _id: water }]));
    expect(said()).toHaveLength(3);
  });

  test('C199: the total stands out from the rows above it', async () => {
    await place();
    const rows = shop.mails.at(-1)?.html?.match(/<tr><td class="ink row".*?<\/tr>/g) ?? [];
    expect(rows.map((row) => /font-weight:(?:600|700|bold)/.test(row))).toEqual([false, true]);
  });

  const wallet = (rupees: string, code: string) =>
    `You pay ${rupees} by eSewa with the reference ${code}. The page of your order shows where, and takes the transaction number.`;

  test.each([
    ['fetched', {}, () => `You pick it up at ${PICK_UP_AT}, and pay there.`],
    [
      'fetched and paid by wallet',
      byWallet,
      (code: string) => `You pick it up at ${PICK_UP_AT}. ${wallet('Rs 50.00', code)}`,
    ],
    ['brought', lakeside, () => 'You pay in cash or online on delivery.'],
    [
      'brought and paid by card',
      { ...lakeside, paymentMethod: 'card' as const },
      () => 'You pay by card at the door.',
    ],
    ['brought and paid by wallet', { ...lakeside, ...byWallet }, (code: string) => wallet('Rs 100.00', code)],
  ])('C199, C280: an order that is %s says so', async (_, about, howToPay) => {
    await shop.staff.send('updatePaymentSetting', { params: { method: 'card' }, body: { active: true } });
    const { code } = await place(about);
    expect(said()).toEqual([
      'Thank you. The shop has your order. We mail you when it is accepted.',
      expect.stringContaining('1 × Chiya'),
      howToPay(code),
      expect.stringMatching(/^It earns you [12] points? when it is completed\.$/),
    ]);
  });

  test('C265: an order that is brought for nothing is not one to pick up', async () => {
    await storePlace(shop.db, 'Next door', 0);
    await place({ deliveryOption: 'Next door', deliveryLocation: 'Next door' });
    expect(said()[2]).toBe('You pay in cash or online on delivery.');
  });

  test('C199: a guest is promised no points, and learns why the mail came', async () => {
    const order = checkout([{ _id: tea }], {}, { email: 'asha@example.com' });
    await shop.guest().call('placeGuestOrder', order);
    expect(said()).toHaveLength(3);
    expect(shop.mails.at(-1)?.text.split('\n\n').at(-1)).toBe(
      'Somebody ordered at Chowk with this address. If it was not you, reply to this mail.',
    );
  });
});

describe('changed', () => {
  test('C199, C283: accepted: how it stands, what is to pay, whom to call', async () => {
    await setStatus((await place()).id, 'processing');
    expect(said()).toEqual([ACCEPTED, QUESTIONS]);
    await setStatus((await place(byWallet)).id, 'processing');
    expect(said()).toEqual([ACCEPTED, 'To pay by eSewa: Rs 50.00.', QUESTIONS]);
  });

  test('C207, C283: ready: where to fetch it, or that it has left, with what is paid', async () => {
    const fetched = await place(byWallet);
    await confirmPayment(fetched.id);
    await setReady(fetched.id);
    expect(said()).toEqual([
      `You can pick it up now at ${PICK_UP_AT}.`,
      'Paid by eSewa: Rs 50.00.',
      QUESTIONS,
    ]);
    const brought = await place({ ...lakeside, ...byWallet });
    await setReady(brought.id);
    expect(said()).toEqual(['Your order has left the shop.', 'To pay by eSewa: Rs 100.00.', QUESTIONS]);
  });

  test('C199: completed: thanks, the payment, and the points of a member', async () => {
    const { id } = await place(byWallet);
    await confirmPayment(id);
    await setStatus(id, 'completed');
    expect(said()).toEqual([
      'Thank you for ordering with us.',
      'Paid by eSewa: Rs 50.00.',
      // One for the order, 30 of the welcome.
      'You earned 31 points. They are in your account now and last five months.',
    ]);
    const order = checkout([{ _id: tea }], {}, { email: 'bina@example.com' });
    const { body } = await shop.guest().call('placeGuestOrder', order);
    await setStatus(body.data._id, 'completed');
    expect(said()).toEqual(['Thank you for ordering with us.']);
  });

  test('C192, C199: cancelled: by whom, the money, the reason, the points, whom to call', async () => {
    await awardPoints(shop.db, asha.person.id, 5, shop.clock.now);
    const { id } = await place(byWallet, { points: 5 });
    await confirmPayment(id);
    await setStatus(id, 'cancelled', { cancelReason: 'The tea is out.' });
    expect(said()).toEqual([
      'The shop cancelled it. We give back what you paid.',
      'Paid by eSewa: Rs 45.00.',
      'Rs 45.00 to give back.',
      'The reason: The tea is out.',
      'The 5 points that you used are in your account again.',
      QUESTIONS,
    ]);
    const { code } = await place();
    await asha.client.call('cancelOwnOrder', { params: { code }, body: {} });
    expect(said()).toEqual(['You cancelled it. There is nothing to pay.', QUESTIONS]);
  });
});

test('C18, C199: the referrer learns of the points, and nothing about the friend', async () => {
  const bina = await shop.asCustomer('Bina Rai');
  await storeReferral(shop.db, asha.person.id, bina.person.id);
  await setStatus((await place()).id, 'completed');
  const mail = shop.mails.find(({ to }) => to === bina.person.email);
  expect(mail?.subject).toBe('You earned 50 points');
  const parts = mail?.text.split('\n\n');
  expect([parts?.[0], parts?.[1], parts?.at(-1), parts?.length]).toEqual([
    'You earned 50 points',
    'A friend who signed up with your code has a first completed order. The points are in your account now and last five months.',
    'You get this mail because of your account at Chowk.',
    4,
  ]);
});
