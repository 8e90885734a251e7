import { badField, conflict, unauthorised } from '@storefront/http/failure';
import type { Order } from '@storefront/shared/contract/entities/order';
import * as messages from '@storefront/shared/messages';
import { keepProblem } from '@storefront/shared/ordering/order-progress';
import { orderSums } from '@storefront/shared/ordering/order-sums';
import type { OrdersTable } from '../../platform/db/schema';
import { spendCode } from '../../users/one-time-codes';
import type { OnRefused } from '../../users/refused-attempt';
import { tryAccountCode } from '../../users/try-code';
import { findUser } from '../../users/user-queries';
import { changeOrder, type OrderWriter } from '../change-order';
import { orderToWire } from '../order-to-wire';
import { couponOf, earningLines, type OrderWithLines } from '../order-with-lines';

interface Deps extends OrderWriter {
  readonly onRefused: OnRefused;
}

/** The columns of a guest's order that now belongs to an account: it earns as if the account had placed it. */
function ownedColumns({ order, lines }: OrderWithLines, userId: string): Partial<OrdersTable> {
  const { points } = orderSums({
    lines: earningLines(lines),
    coupon: couponOf(order),
    feePaisa: order.fee_paisa,
    redeemedPoints: order.redeemed_points,
    isMember: true,
  });
  return { user_id: userId, kind: 'account', points_cafe: points.cafe, points_closet: points.closet };
}

/** @throws Failure 409 when no account can keep the order, or only one with another address */
async function checkKeepable({ db }: Deps, order: OrdersTable, userId: string): Promise<void> {
  const user = await findUser(db, userId);
  if (!user) throw unauthorised();
  const problem = keepProblem(orderToWire({ order, lines: [] }, 0), user.email);
  if (problem !== null) throw conflict(problem);
}

/**
 * Puts a guest's order into the account that has its e-mail address, after a code that was mailed there (C205). The
 * points follow the ledger's rules: due when the order is completed, at once if it is. An order that the account has
 * stays as it is.
 *
 * @throws Failure 400 for a wrong code; 409 when the order has another address, belongs to an account, or cannot be kept
 */
export async function keepOrder(deps: Deps, order: OrdersTable, userId: string, otp: string): Promise<Order> {
  const { db, now, onRefused } = deps;
  const change = { id: order.id, actor: userId };
  if (order.user_id === userId) return changeOrder(deps, change, () => null);
  await checkKeepable(deps, order, userId);
  const codeId = await tryAccountCode(db, userId, otp, now());
  if (codeId === null) {
    await onRefused(userId);
    throw badField('otp', messages.account.invalidOtp);
  }
  return changeOrder(deps, change, async (before, at, tx) => {
    const user = await findUser(tx, userId);
    const problem = keepProblem(orderToWire(before, 0), user?.email ?? '');
    if (problem !== null) throw conflict(problem);
    if (!(await spendCode(tx, codeId, at))) throw badField('otp', messages.account.invalidOtp);
    return { action: 'order.keep', columns: ownedColumns(before, userId) };
  });
}
