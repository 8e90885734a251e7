import type { Order, OrderItem } from '@storefront/shared/contract/entities/order';
import type { Department } from '@storefront/shared/rules/departments';
import { orderItemName } from '@storefront/shared/rules/orders';
import { departmentWords } from '../../../../common/department-words';
import { choicesOf, linesByDepartment, linesOf } from '../../department-lines';
import type { Move } from '../board-moves';
import type { LanePlace } from '../lane-places';

/** Returns whether a department still has to do something for an order (C222). */
export const isOpenFor = ({ status, departments = [] }: Order, department: Department): boolean =>
  status === 'processing' && departments.some((each) => each.department === department && !each.doneAt);

/**
 * Returns the places of a department's screen, in the order in which the orders were accepted: arrivals join the end. A
 * place that an order left stays where the order was, until the order is back.
 */
export function departmentPlaces(
  department: Department,
  orders: readonly Order[],
  moves: readonly Move[],
): readonly LanePlace[] {
  const here = orders.filter((order) => isOpenFor(order, department));
  const ids = new Set(here.map(({ _id }) => _id));
  const left = moves.filter(({ from, before }) => from === department && !ids.has(before._id));
  const at = ({ acceptedAt, createdAt }: Order) => Date.parse(acceptedAt ?? createdAt);
  const places = [
    ...here.map((order) => ({ order, place: { order } })),
    ...left.map((move) => ({ order: move.before, place: { move } })),
  ];
  return places
    .sort((a, b) => at(a.order) - at(b.order) || a.order._id.localeCompare(b.order._id))
    .map(({ place }) => place);
}

/** Returns the key under which a line is struck. */
export const strikeKey = (order: Order, line: OrderItem): string => `${order._id} ${line._id}`;

/** Equal dishes of all orders. */
interface Tally {
  /** `Linen Shirt, Sand, M`. */
  readonly name: string;
  readonly quantity: number;
}

/** Returns how many of each dish a department still makes, in the order of its screen; struck lines are made. */
export function tallyOf(
  department: Department,
  orders: readonly Order[],
  struck: ReadonlySet<string>,
): readonly Tally[] {
  const sums = new Map<string, number>();
  for (const order of orders)
    for (const line of linesOf(order, department)) {
      if (struck.has(strikeKey(order, line))) continue;
      const name = [orderItemName(line), choicesOf(line)].filter(Boolean).join(', ');
      sums.set(name, (sums.get(name) ?? 0) + line.quantity);
    }
  return [...sums].map(([name, quantity]) => ({ name, quantity }));
}

/** Returns what the other departments of an order do: `Bar is done`, `Bar: 2 Kalo chiya`. */
export const otherDepartments = (order: Order, own: Department): readonly string[] =>
  linesByDepartment(order)
    .filter(({ department }) => department !== own)
    .map(({ department, lines }) => {
      const word = departmentWords[department];
      const isDone = order.departments?.some((each) => each.department === department && each.doneAt);
      if (isDone) return `${word} is done`;
      return `${word}: ${lines.map((line) => `${line.quantity} ${orderItemName(line)}`).join(', ')}`;
    });
