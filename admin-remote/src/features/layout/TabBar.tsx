import { NavLink, useLocation } from '@storefront/shared/router';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useOrderCount } from '../../common/use-order-count';
import { tabPath, tabs } from './tabs';

/** The tabs. On phones the row scrolls, and the open tab scrolls into view. */
export function TabBar() {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const counted = useOrderCount('pending');
  const pending = counted && counted.count > 0 ? counted.text : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address opens another tab, the count moves them
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [pathname, pending]);

  return (
    <Row ref={row} aria-label="Dashboard">
      {tabs.map(({ segment, label }) => (
        <Tab key={segment} to={tabPath(segment)} end={segment === ''}>
          {label}
          {segment === 'orders' && pending !== '' && (
            <Count>
              {' '}
              {pending}
              <VisuallyHidden> pending</VisuallyHidden>
            </Count>
          )}
        </Tab>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  gap: 4px;
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;

  @media (min-width: 1024px) {
    margin-inline: 0;
    padding-inline: 0;
  }
`;

const Tab = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  height: 48px;
  padding: 0 14px;
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

/* Stands in the room between two tabs: without a count there is no hole, and a count moves no tab. */
const Count = styled.span`
  position: absolute;
  z-index: 1;
  top: 3px;
  left: calc(100% - 13px);
  min-width: 20px;
  height: 20px;
  padding-inline: 5px;
  border-radius: 10px;
  background: var(--marigold);
  color: var(--on-marigold);
  font-size: 0.75rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
`;
