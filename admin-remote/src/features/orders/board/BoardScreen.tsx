import { useBoardDepartment } from '../../../common/use-board-department';
import { AutoPrint } from '../print/AutoPrint';
import { Board } from './Board';
import { DepartmentBoard } from './department/DepartmentBoard';
import { useBoardOrders } from './use-board-orders';

/** The staff board: the counter's, or the screen of the department in the address (C222). Prints tickets (C223). */
export function BoardScreen() {
  const list = useBoardOrders();
  const department = useBoardDepartment();
  return (
    <>
      {department === null ? (
        <Board list={list} />
      ) : (
        <DepartmentBoard key={department} department={department} list={list} />
      )}
      <AutoPrint orders={list.orders} />
    </>
  );
}
