import { Navigate as RouterNavigate, useLocation } from 'react-router-dom';
import { keepTable } from './keep-table';

/** Navigates when rendered. At a table it keeps the table, as links do (C151). */
export const Navigate: typeof RouterNavigate = ({ to, ...rest }) => {
  const { search } = useLocation();
  // Called instead of rendered: the recorded type of this export stays what it was.
  return RouterNavigate({ ...rest, to: keepTable(to, search) });
};
