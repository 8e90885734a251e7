import type { OrderAction, OrderEvent } from '@storefront/shared/contract/entities/order-event';
import type { OrderStep } from '@storefront/shared/ordering/order-step';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { departmentWords } from '../../../common/department-words';
import { statusWords } from '../../../common/order-words';
import { paymentWords } from '../../../common/payment-words';

const actionWords: Readonly<Record<OrderAction, string>> = {
  place: 'Placed',
  status: 'Status changed',
  step: 'Promised time changed',
  department: 'Department changed',
  update: 'Items changed',
  confirm: 'Table confirmed',
  move: 'Moved to another table',
  cancel: 'Cancelled by the customer',
  keep: 'Kept by the customer',
  pay: 'Payment sent by the customer',
  payment: 'Payment changed',
};

const stepWords: Readonly<Record<OrderStep, string>> = {
  accepted: 'Accepted',
  preparing: 'Preparing',
  ready: 'Ready',
};

/** Returns what happened, in a few words: `Pending to Processing`. */
export function eventTitle({ action, status, step, departments, table, payment }: OrderEvent): string {
  if (table) return `Moved from table ${table.from} to table ${table.to}`;
  const [changed] = departments;
  if (action === 'department' && changed)
    return `${departmentWords[changed.department]} ${changed.done ? 'done' : 'not done any more'}`;
  if (action === 'payment' && payment) return paymentWords[payment.to];
  if (action === 'step' && step?.to) return stepWords[step.to];
  if (action !== 'status' || !status) return actionWords[action];
  return `${statusWords[status.from]} to ${statusWords[status.to]}`;
}

/** Returns what else changed, a sentence each: `Added 2 × Espresso`. */
export function eventDetails(event: OrderEvent): readonly string[] {
  const { action, step, promisedAt, reason, totalAmount, payment, lines } = event;
  const pieces = lines.map(({ name, pieces: { from, to } }) => {
    if (from === 0) return `Added ${to} × ${name}`;
    return to === 0 ? `Removed ${from} × ${name}` : `${name}: ${from} to ${to}`;
  });
  const total = totalAmount && [totalAmount.from, totalAmount.to].map((sum) => formatRupees(toPaisa(sum)));
  return [
    ...(action === 'department' && step?.to ? [`The order is ${stepWords[step.to].toLowerCase()}`] : []),
    ...(promisedAt?.to ? [`Promised for ${formatDateTime(promisedAt.to, null)}`] : []),
    ...(payment?.number ? [`Transaction ${payment.number}`] : []),
    ...(reason ? [`Reason: ${reason}`] : []),
    ...pieces,
    ...(total ? [`Total: ${total.join(' to ')}`] : []),
  ];
}
