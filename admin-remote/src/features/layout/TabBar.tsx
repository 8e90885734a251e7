import { readRuntimeConfig } from '@storefront/shared/config';
import { paths } from '@storefront/shared/paths';
import { NavLink, useLocation } from '@storefront/shared/router';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { scrollingRow } from '../../common/scrolling-row';
import { useMay } from '../../common/use-may';
import { useOrderCount } from '../../common/use-order-count';
import { waitingOrdersAtom } from '../../common/waiting-orders';
import { SearchButton } from './search/SearchButton';
import { TablesLink } from './TablesLink';
import { tabPath, tabRights, tabs, todayTab } from './tabs';

/** The tabs, and beside them the search and the ways to the board and the tables. On phones the row scrolls, and the open tab scrolls into view. */
export function TabBar() {
  const row = useRef<HTMLElement>(null);
  const may = useMay();
  const { pathname } = useLocation();
  const counted = useOrderCount('pending');
  const waiting = useAtomValue(waitingOrdersAtom).length;
  const pending = counted && counted.count > 0 ? counted.text : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address opens another tab, the count moves them
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [pathname, pending]);

  return (
    <Bar>
      <Row ref={row} aria-label="Dashboard">
        {readRuntimeConfig().ownServer && may('seeReports') && <Tab to={todayTab.path}>{todayTab.label}</Tab>}
        {tabs
          .filter(({ segment }) => tabRights[segment]?.some(may) ?? true)
          .map(({ segment, label }) => (
            <Tab key={segment} to={tabPath(segment)} end={segment === ''}>
              <span>{label}</span>
              {segment === 'orders' && pending !== '' && (
                <Count data-waiting={waiting > 0 || undefined}>
                  <span>{` ${pending}`}</span>
                  <VisuallyHidden>{` pending${waiting > 0 ? `, ${waiting} over three minutes` : ''}`}</VisuallyHidden>
                </Count>
              )}
            </Tab>
          ))}
      </Row>
      {may('seeOrders') && (
        <>
          <SearchButton />
          <BoardLink variant="secondary" to={paths.admin('board')}>
            Board
          </BoardLink>
        </>
      )}
      {!may('seeOrders') && may('deliverOrders') && (
        <BoardLink variant="secondary" to={paths.admin('riders')}>
          Riders
        </BoardLink>
      )}
      <TablesLink />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  /* With large text the tabs take the row, and the ways beside them the next one. */
  @media (min-width: 1024px), (max-width: 30em) and (min-width: 640px), (max-width: 19.9em) {
    flex-wrap: wrap;
  }
`;

const Row = styled.nav`
  ${scrollingRow}
  flex: 1;
  min-width: 0;
  margin-right: 0;
  padding-right: 14px;
  gap: 4px;
  /* Tabs fade at the edges where more of them follow: within the padding, so that the first and the last one never do. */
  mask-image: linear-gradient(to right, transparent, #000 var(--gutter), #000 calc(100% - 14px), transparent);

  @media (max-width: 30em) and (min-width: 640px), (max-width: 19.9em) {
    flex-basis: 100%;
  }

  @media (min-width: 1024px) {
    flex-basis: auto;
    padding-right: 0;
    mask-image: none;
  }
`;

/** Beside the row, so that it is in sight however the row is scrolled. */
const BoardLink = styled(ButtonLink)`
  flex: none;
  padding-inline: 14px;
  font-size: var(--t-small);
`;

const Tab = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  height: 3rem;
  padding: 0 0.875rem;
  border-block: 3px solid transparent;
  font-size: var(--t-control);
  font-weight: 500;
  color: var(--muted);
  text-decoration: none;
  white-space: nowrap;

  &[aria-current='page'] {
    border-bottom-color: var(--ink);
    font-weight: 650;
    color: var(--ink);
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--ring));
  }
`;

/* Stands between two tabs, above their capitals: without a count there is no hole, and a count moves no tab. */
const Count = styled.span`
  position: absolute;
  z-index: 1;
  top: -3px;
  left: calc(100% - 0.875rem);
  min-width: 1.0625rem;
  padding-inline: 0.25rem;
  border-radius: 1rem;
  background: var(--marigold);
  color: var(--on-marigold);
  font-size: 0.6875rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.0625rem;
  text-align: center;

  /* As a late card of the board (C230). */
  &[data-waiting] {
    background: var(--late);
    color: var(--on-late);
  }
`;
