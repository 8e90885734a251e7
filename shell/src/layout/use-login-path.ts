import { useTable } from '@storefront/shared/hooks/use-table';
import { paths } from '@storefront/shared/paths';
import { useLocation } from '@storefront/shared/router';

const ACCOUNT_PAGES = /^\/(?:login|signup)/;

/** Returns the address of the login. At a table it leads back to the current page of that table (C151). */
export function useLoginPath(): string {
  const { pathname } = useLocation();
  const { table } = useTable();
  return table === null || ACCOUNT_PAGES.test(pathname)
    ? paths.login()
    : paths.login(`${pathname}?${new URLSearchParams({ table })}`);
}
