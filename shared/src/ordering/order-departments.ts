import { type Department, departmentsOf } from '../rules/departments';
import { NONE_DONE, type OrderTimes } from './order-step';

/**
 * Returns the times of an order after a department was done with its lines, or took that back (C221). The making has
 * begun with the first one; the order is ready with the last one, and not ready any more when one is taken back.
 *
 * @param departments those that the order has lines of
 * @param at in milliseconds
 */
export function timesAtDepartment(
  times: OrderTimes,
  department: Department,
  isDone: boolean,
  departments: readonly Department[],
  at: number,
): OrderTimes {
  const was = times.doneAt[department];
  const doneAt = { ...times.doneAt, [department]: isDone ? (was ?? at) : null };
  const done = departments.filter((each) => doneAt[each] !== null);
  const isReady = done.length === departments.length;
  // A making that began with this department alone is taken back with it.
  const preparingAt = !isDone && times.preparingAt === was ? null : times.preparingAt;
  return {
    ...times,
    doneAt,
    preparingAt: done.length > 0 ? (times.preparingAt ?? at) : preparingAt,
    readyAt: isReady ? (times.readyAt ?? at) : null,
  };
}

/** The part of a line that its department works by. */
export interface DepartmentLine {
  readonly id: string;
  readonly department?: Department | undefined;
  readonly quantity: number;
  readonly color: string | null;
  readonly size: string | null;
  readonly requests: string;
}

/** Returns whether a department must make something for this line that it had not made before. */
function isNews(line: DepartmentLine, before: readonly DepartmentLine[]): boolean {
  const old = before.find(({ id }) => id === line.id);
  return (
    !old ||
    line.quantity > old.quantity ||
    line.color !== old.color ||
    line.size !== old.size ||
    line.requests !== old.requests
  );
}

/**
 * Returns the times of an order after staff changed its lines (C221). A department that got something new is not done
 * any more, one that lost its last line no longer counts.
 *
 * @param at in milliseconds
 */
export function timesAfterEdit(
  times: OrderTimes,
  before: readonly DepartmentLine[],
  after: readonly DepartmentLine[],
  at: number,
): OrderTimes {
  const departments = departmentsOf(after);
  if (departments.length === 0) return times;
  const reopened = departmentsOf(after.filter((line) => isNews(line, before)));
  const kept = departments.filter((each) => times.doneAt[each] !== null && !reopened.includes(each));
  const doneAt = { ...NONE_DONE };
  for (const each of kept) doneAt[each] = times.doneAt[each];
  return {
    ...times,
    doneAt,
    preparingAt: kept.length > 0 ? (times.preparingAt ?? at) : times.preparingAt,
    readyAt: kept.length === departments.length ? (times.readyAt ?? at) : null,
  };
}

/** Returns why a department cannot be done with an order, as a sentence; null if it can (C221). */
export function departmentProblem(
  status: string,
  department: Department,
  departments: readonly Department[],
): string | null {
  if (status !== 'processing') return `This order is ${status} and takes no step`;
  return departments.includes(department) ? null : `This order has nothing for the ${department}`;
}
