import { useCartRefresh } from '@storefront/shared/cart';
import { useTable } from '@storefront/shared/hooks/use-table';
import { lazyPart } from '@storefront/shared/lazy';
import { useLocation } from '@storefront/shared/router';
import { MessagePlace } from '@storefront/shared/ui/MessagePlace';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { matchRoute } from '../routes/route-table';
import { Footer } from './Footer';
import { Header } from './Header';
import { CONTENT_ID, SkipLink } from './SkipLink';
import { useDocumentTitle } from './use-document-title';
import { useScrollRestoration } from './use-scroll-restoration';

/** Loaded at a table only; its space is reserved, so the page does not shift. */
const TableBar = lazyPart(
  async () => (await import('@storefront/shared/ui/TableBar')).TableBar,
  <div style={{ height: 69, background: 'var(--float)' }} />,
);

/** Header, main part and footer around every page. Staff pages bring their own header. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const route = matchRoute(pathname);
  const isStaff = route.mood === 'staff';
  const { table } = useTable();
  useDocumentTitle(route, pathname);
  useScrollRestoration(main);
  useCartRefresh(key);

  return (
    <>
      <SkipLink />
      {!isStaff && <Header brandTheme={route.mood} />}
      {!isStaff && table !== null && <TableBar table={table} />}
      <Main id={CONTENT_ID} tabIndex={-1} ref={main}>
        {children}
      </Main>
      {!isStaff && <Footer />}
      <MessagePlace kind="page" />
    </>
  );
}

/* At least a screen high: the footer stays below while a page loads, so the layout does not shift. */
const Main = styled.main`
  display: block;
  min-height: 100vh;

  &:focus {
    outline: none;
  }
`;
