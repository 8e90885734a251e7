import { readRuntimeConfig } from '@storefront/shared/config';
import { paths } from '@storefront/shared/paths';
import { useLocation, useMatch } from '@storefront/shared/router';
import { DEPARTMENTS, type Department } from '@storefront/shared/rules/departments';

/** Returns the address of the board: the counter's, or that of a department's screen. */
export const boardPath = (department: Department | null): string =>
  department === null ? paths.admin('board') : `${paths.admin('board')}?department=${department}`;

/** Returns whose screen the board is (C222); null: the counter's, always with a server that knows only §7. */
export function useBoardDepartment(): Department | null {
  const { search } = useLocation();
  const isBoard = useMatch(paths.admin('board')) !== null;
  const asked = new URLSearchParams(search).get('department');
  if (!isBoard || !readRuntimeConfig().ownServer) return null;
  return DEPARTMENTS.find((department) => department === asked) ?? null;
}
