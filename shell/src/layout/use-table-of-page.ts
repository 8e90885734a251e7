import { useLocation } from '@storefront/shared/router';
import { parseTableId } from '@storefront/shared/rules/tables';

const TABLE_PAGES = /^\/(?:menu|cart|single\/|csingle\/)/;

/** Returns the table that this page orders for (§2 "table"); null without a valid number (C50). */
export function useTableOfPage(): string | null {
  const { pathname, search } = useLocation();
  if (!TABLE_PAGES.test(pathname)) return null;
  return parseTableId(new URLSearchParams(search).get('table'));
}
