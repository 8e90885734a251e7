import { useCartRefresh } from '@storefront/shared/cart';
import { useLocation } from '@storefront/shared/router';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Attendants } from '../app/Attendants';
import { matchRoute } from '../routes/match-route';
import { Footer } from './Footer';
import { Header } from './Header';

import { CONTENT_ID, SkipLink } from './SkipLink';
import { useArrival } from './use-arrival';
import { usePageFace } from './use-page-face';

/** What stands around every page: header, footer, and what attends it. Staff pages bring their own header. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const route = matchRoute(pathname);
  const isStaff = route.mood === 'staff';
  usePageFace(route, pathname);
  useArrival(main);
  useCartRefresh(key);

  return (
    <>
      <SkipLink />
      {!isStaff && <Header mood={route.mood} />}
      <Main id={CONTENT_ID} tabIndex={-1} ref={main}>
        {children}
      </Main>
      {!isStaff && <Footer />}
      <Attendants route={route} />
    </>
  );
}

/* A whole screen: the footer stays below it while a page is still on its way, so nothing jumps. */
const Main = styled.main`
  display: block;
  min-height: 100vh;

  &:focus {
    outline: none;
  }
`;
