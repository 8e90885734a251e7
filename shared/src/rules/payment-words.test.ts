import {
  answerPayment,
  duesText,
  methodName,
  missingForWallet,
  type Payment,
  submitPayment,
  transactionProblem,
} from './payment';

const unpaid = (method: Payment['method'] = 'esewa'): Payment => ({
  method,
  status: 'unpaid',
  transactionNumber: null,
  amountPaisa: null,
});

test('C283: what is due of a paid order is said in words', () => {
  const dues = (paymentStatus: 'confirmed' | 'submitted', totalAmount: number, paidAmount: number) =>
    duesText({ paymentStatus, totalAmount, paidAmount, status: 'processing' });
  expect(dues('submitted', 100, 50)).toBeNull();
  expect(dues('confirmed', 100, 100)).toBeNull();
  expect(dues('confirmed', 100, 60)).toBe('Rs 40.00 still to pay');
  expect(dues('confirmed', 60, 100)).toBe('Rs 40.00 to give back');
});

describe('C282: the sentences of a payment', () => {
  const order = { status: 'processing' as const, totalPaisa: 5000 };
  const paid = (status: Payment['status'], transactionNumber: string | null = 'AB12') => ({
    ...unpaid(),
    status,
    transactionNumber,
    amountPaisa: 5000,
  });

  test('say to a customer why a number is not taken', () => {
    const problem = (payment: Payment, about = {}) => submitPayment(payment, { ...order, ...about }, 'XY99');
    expect(problem(unpaid('cash'))).toEqual({ problem: 'This order is not paid by wallet.' });
    expect(problem(paid('confirmed'))).toEqual({ problem: 'This order is paid.' });
    expect(problem(paid('submitted'))).toEqual({
      problem: 'The shop is checking the number that you sent. Wait for its answer, or call us.',
    });
    expect(problem(unpaid(), { status: 'cancelled' })).toEqual({
      problem: 'This order has ended. Call us about its payment.',
    });
    expect(problem(unpaid(), { totalPaisa: 0 })).toEqual({ problem: 'There is nothing to pay.' });
  });

  test('the same number again changes nothing; one that was refused is sent again', () => {
    for (const status of ['submitted', 'confirmed'] as const) {
      const payment = paid(status);
      expect(submitPayment(payment, order, 'ab-12')).toEqual({ payment });
    }
    expect(submitPayment(paid('refused'), order, 'ab12')).toMatchObject({
      payment: { status: 'submitted', transactionNumber: 'ab12' },
    });
  });

  test('the same answer again changes nothing', () => {
    for (const [act, status] of [
      ['confirm', 'confirmed'],
      ['refuse', 'refused'],
    ] as const) {
      const payment = { ...paid(status), amountPaisa: 1 };
      expect(answerPayment(payment, order, act)).toEqual({ payment });
    }
    expect(answerPayment(paid('confirmed'), order, 'refuse')).toMatchObject({
      payment: { status: 'refused' },
    });
  });

  test('say to staff why an answer is not possible', () => {
    expect(answerPayment(unpaid('card'), order, 'confirm')).toEqual({
      problem: 'This order is not paid by wallet.',
    });
    expect(answerPayment(unpaid(), order, 'refuse')).toEqual({ problem: 'There is no payment to refuse.' });
  });

  test('say what a wallet or a number lacks', () => {
    const lacks = (about: object) =>
      missingForWallet('esewa', { accountName: 'Kin', walletId: '98', hasPicture: true, ...about })?.problem;
    expect(lacks({})).toBeUndefined();
    expect(lacks({ accountName: '' })).toBe('Please enter the name of the account holder');
    expect(lacks({ walletId: '' })).toBe('Please enter the id or phone number of the wallet');
    expect(lacks({ hasPicture: false })).toBe('Please add the picture of the QR code');
    expect(transactionProblem('a b')).toBe('must be 4 to 40 letters, digits or hyphens');
    expect(methodName('cash', true)).toBe('Cash');
  });
});
