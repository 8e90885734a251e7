import { conflict } from '@storefront/http/failure';
import type { Order } from '@storefront/shared/contract/entities/order';
import { departmentProblem, timesAtDepartment } from '@storefront/shared/ordering/order-departments';
import { type Department, departmentsOf } from '@storefront/shared/rules/departments';
import { type Change, changeOrder, type OrderWriter } from '../change-order';
import { timeColumns, timesOf } from '../order-times';

/**
 * Says that a department is done with its lines, or takes that back (C221). The order is ready when all are done.
 *
 * @throws Failure 404; 409 for a stale version, an order that is not being made, or one without lines of the department
 */
export const changeDepartment = (
  writer: OrderWriter,
  change: Change,
  department: Department,
  isDone: boolean,
): Promise<Order> =>
  changeOrder(writer, change, ({ order, lines }, at) => {
    const departments = departmentsOf(lines);
    const problem = departmentProblem(order.status, department, departments);
    if (problem !== null) throw conflict(problem, { status: order.status });
    const times = timesOf(order);
    if ((times.doneAt[department] !== null) === isDone) return null;
    const columns = timeColumns(timesAtDepartment(times, department, isDone, departments, at));
    return { action: 'order.department', columns };
  });
