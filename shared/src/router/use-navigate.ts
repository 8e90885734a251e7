import { useCallback } from 'react';
import {
  type NavigateFunction,
  type NavigateOptions,
  type To,
  useLocation,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';
import { keepTable } from './keep-table';

/** Returns the function that navigates inside the shop. At a table it keeps the table, as links do (C151). */
export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
  const { search } = useLocation();
  return useCallback(
    (to: To | number, options?: NavigateOptions) =>
      typeof to === 'number' ? navigate(to) : navigate(keepTable(to, search), options),
    [navigate, search],
  );
}
