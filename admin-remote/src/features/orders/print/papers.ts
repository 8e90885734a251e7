import type { Order } from '@storefront/shared/contract/entities/order';
import type { Department } from '@storefront/shared/rules/departments';
import type { PaperChoice } from '../../../common/ticket-setting';
import { type DepartmentLines, linesByDepartment } from '../department-lines';

/** Titles of the papers: tickets for the kitchen and the bar, a packing slip for clothes. */
export const paperTitles: Readonly<Record<Department, string>> = {
  kitchen: 'Kitchen ticket',
  bar: 'Bar ticket',
  closet: 'Packing slip',
};

/** Returns the papers of an order, one for each department that has lines of it. */
export const papersOf = (order: Order, choice: PaperChoice): readonly DepartmentLines[] =>
  linesByDepartment(order).filter(({ department }) => choice === 'all' || choice === department);

/** Returns which papers the sum to collect is for; empty if it is on the only one. */
export function sumNote(order: Order): string {
  const count = linesByDepartment(order).length;
  if (count < 2) return '';
  return count === 2 ? ' for both papers' : ` for all ${count} papers`;
}
