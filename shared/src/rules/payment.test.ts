import fc from 'fast-check';
import { toRupees } from './money';
import { ORDER_STATUSES } from './orders';
import {
  answerPayment,
  isWallet,
  methodName,
  missingForWallet,
  nextPaymentStatus,
  PAYMENT_ACTS,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type Payment,
  type PaymentAct,
  paymentDues,
  submitPayment,
  transactionKey,
  transactionProblem,
  WALLETS,
} from './payment';

const unpaid = (method: Payment['method'] = 'esewa'): Payment => ({
  method,
  status: 'unpaid',
  transactionNumber: null,
  amountPaisa: null,
});

const act = (
  payment: Payment,
  order: Parameters<typeof submitPayment>[1],
  kind: PaymentAct,
  number: string,
) => (kind === 'submit' ? submitPayment(payment, order, number) : answerPayment(payment, order, kind));

test('C282: the allowed changes of a payment, and no others', () => {
  const allowed = PAYMENT_ACTS.flatMap((kind) =>
    PAYMENT_STATUSES.flatMap((status) => {
      const next = nextPaymentStatus(status, kind);
      return next ? [`${kind}: ${status} → ${next}`] : [];
    }),
  );
  expect(allowed).toEqual([
    'submit: unpaid → submitted',
    'submit: refused → submitted',
    'confirm: unpaid → confirmed',
    'confirm: submitted → confirmed',
    'confirm: refused → confirmed',
    'refuse: submitted → refused',
    'refuse: confirmed → refused',
  ]);
});

const anyOrder = fc.record({
  status: fc.constantFrom(...ORDER_STATUSES),
  totalPaisa: fc.integer({ min: 0, max: 1_000_00 }),
});

const anySteps = fc.array(
  fc.tuple(fc.constantFrom(...PAYMENT_ACTS), fc.constantFrom('AB12', 'ab-12', 'XY-99'), anyOrder),
  { maxLength: 12 },
);

test('C282: whatever happens in any order, a payment stays one that can be', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAYMENT_METHODS), anySteps, (method, steps) => {
      let payment = unpaid(method);
      for (const [kind, number, order] of steps) {
        const before = payment;
        const decided = act(payment, order, kind, number);
        if ('problem' in decided) continue;
        payment = decided.payment;
        expect(payment.method).toBe(method);
        expect(isWallet(method)).toBe(true);
        const next = nextPaymentStatus(before.status, kind);
        if (payment !== before) expect(payment.status).toBe(next);
        // Only the customer changes the number, and with it the amount that was to pay then.
        if (kind === 'submit' && payment !== before) expect(payment.amountPaisa).toBe(order.totalPaisa);
        else expect(payment.transactionNumber).toBe(before.transactionNumber);
        expect(payment.amountPaisa === null).toBe(payment.status === 'unpaid');
      }
      if (!isWallet(method)) expect(payment).toEqual(unpaid(method));
    }),
  );
});

test('C283: what is to collect and to give back, less what was paid, is always the sum', () => {
  const anyAmount = fc.integer({ min: 0, max: 1_000_00 });
  fc.assert(
    fc.property(
      fc.constantFrom(...ORDER_STATUSES),
      fc.constantFrom(...PAYMENT_STATUSES),
      anyAmount,
      anyAmount,
      (status, paymentStatus, total, paid) => {
        const { collectPaisa, backPaisa } = paymentDues({
          status,
          paymentStatus,
          totalAmount: toRupees(total),
          paidAmount: toRupees(paid),
        });
        const counted = paymentStatus === 'confirmed' ? paid : 0;
        expect(counted + collectPaisa - backPaisa).toBe(status === 'cancelled' ? 0 : total);
        expect(Math.min(collectPaisa, backPaisa)).toBe(0);
      },
    ),
  );
});

test('C282: a payment is confirmed with the sum that its customer saw, also if the sum has changed since', () => {
  const pending = { status: 'pending', totalPaisa: 500_00 } as const;
  const sent = submitPayment(unpaid(), pending, ' ab-12 ');
  expect(sent).toEqual({
    payment: { method: 'esewa', status: 'submitted', transactionNumber: 'ab-12', amountPaisa: 500_00 },
  });
  const payment = 'payment' in sent ? sent.payment : unpaid();
  const edited = { status: 'processing', totalPaisa: 620_00 } as const;
  expect(answerPayment(payment, edited, 'confirm')).toMatchObject({
    payment: { status: 'confirmed', amountPaisa: 500_00 },
  });
  expect(answerPayment(unpaid(), edited, 'confirm')).toMatchObject({ payment: { amountPaisa: 620_00 } });
  // A repeat is no second submission; another number waits for the answer to the first.
  expect(submitPayment(payment, pending, 'AB12')).toEqual({ payment });
  expect(submitPayment(payment, pending, 'XY99')).toHaveProperty('problem');
});

test('C283: a payment without a number, confirmed by mistake and confirmed again, has the sum of the second time', () => {
  const confirmed = answerPayment(unpaid(), { status: 'pending', totalPaisa: 500_00 }, 'confirm');
  const mistaken = 'payment' in confirmed ? confirmed.payment : unpaid();
  const refused = answerPayment(mistaken, { status: 'pending', totalPaisa: 500_00 }, 'refuse');
  const taken = 'payment' in refused ? refused.payment : unpaid();
  expect(taken).toMatchObject({ status: 'refused' });
  expect(answerPayment(taken, { status: 'processing', totalPaisa: 620_00 }, 'confirm')).toMatchObject({
    payment: { status: 'confirmed', amountPaisa: 620_00 },
  });
});

test.each(['cancelled', 'completed'] as const)(
  'C282: an order that is %s takes no number any more',
  (status) => {
    expect(submitPayment(unpaid(), { status, totalPaisa: 500_00 }, 'AB12')).toHaveProperty('problem');
    // Staff may still find the money.
    expect(answerPayment(unpaid(), { status, totalPaisa: 500_00 }, 'confirm')).toHaveProperty('payment');
  },
);

test('an order that points have paid takes no number', () => {
  const problem = 'There is nothing to pay.';
  expect(submitPayment(unpaid(), { status: 'pending', totalPaisa: 0 }, 'AB12')).toEqual({ problem });
});

test.each([
  ['0ABC', true],
  ['000-123-ABC', true],
  [' 0ABC ', true],
  ['A'.repeat(40), true],
  ['ABC', false],
  ['A-B-C', false],
  ['----', false],
  ['A'.repeat(41), false],
  ['12 34', false],
  ['१२३४', false],
  ['12345;drop', false],
])('a transaction number %j: %s', (typed, isOne) => {
  expect(transactionProblem(typed) === null).toBe(isOne);
});

test('C284: case, blanks around it and hyphens make no other transaction number', () => {
  expect(transactionKey('AB12cd')).toBe('AB12CD');
  expect(transactionKey(' ab-12-CD ')).toBe('AB12CD');
});

test('C280: a wallet names the first thing that it lacks', () => {
  const full = { accountName: 'Asha Gurung', walletId: '9841234567', hasPicture: true };
  for (const wallet of WALLETS) {
    expect(missingForWallet(wallet, full)).toBeNull();
    expect(missingForWallet(wallet, { ...full, accountName: '' })?.field).toBe('accountName');
    expect(missingForWallet(wallet, { ...full, hasPicture: false })?.field).toBe('image');
  }
  const fields = WALLETS.map((wallet) => missingForWallet(wallet, { ...full, walletId: null })?.field);
  expect(fields).toEqual(['walletId', 'walletId', undefined]);
});

test('a card is used where the customer is', () => {
  expect([methodName('card', false), methodName('card', true)]).toEqual([
    'Card at the door',
    'Card at the counter',
  ]);
});

test('C283: an order of a server that knows only §7 is to collect as before', () => {
  expect(paymentDues({ status: 'pending', totalAmount: 420.5 })).toEqual({
    collectPaisa: 420_50,
    backPaisa: 0,
  });
});
