import { useFailureMessage } from '@storefront/shared/hooks/use-failure-message';
import { useInView } from '@storefront/shared/hooks/use-in-view';
import { lazyPart } from '@storefront/shared/lazy';
import * as messages from '@storefront/shared/messages';
import { Button } from '@storefront/shared/ui/Button';
import { Spinner } from '@storefront/shared/ui/Spinner';
import styled from 'styled-components';
import { MenuGroupSection } from './MenuGroupSection';
import { MenuSkeleton } from './MenuSkeleton';
import type { Menu } from './use-menu';

/** Loaded when a search finds nothing. */
const EmptyMenu = lazyPart(async () => (await import('./EmptyMenu')).EmptyMenu);

/** Until its script has loaded, the button alone: a message says what failed. */
const ErrorState = lazyPart(
  async () => (await import('@storefront/shared/ui/ErrorState')).ErrorState,
  ({ onRetry }) => <Button onClick={onRetry}>Retry</Button>,
);

/** How far before the end the next page is loaded. */
const LOAD_MARGIN = '1200px 0px';

interface MenuListProps {
  readonly menu: Menu;
  readonly table: string | null;
  /** False at a table, and while no orders are taken. */
  readonly hasBuyNow: boolean;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** The menu in its four states: failed, loading, empty, dishes. Loads the next page when its end nears the screen (§4). */
export function MenuList({ menu, table, hasBuyNow, isFiltered, onClear }: MenuListProps) {
  const endRef = useInView(menu.loadMore, {
    enabled: menu.hasMore && !menu.isLoadingMore,
    rootMargin: LOAD_MARGIN,
  });

  useFailureMessage(messages.menu.loadFailed, menu.error ?? menu.moreError);

  if (menu.error) return <ErrorState message={messages.menu.loadFailed} onRetry={menu.retry} />;
  if (menu.isPending) return <MenuSkeleton />;
  const isEmpty = menu.groups.length === 0;
  return (
    <>
      {menu.groups.map((group, index) => (
        <MenuGroupSection
          key={group._id}
          group={group}
          table={table}
          hasBuyNow={hasBuyNow}
          above={menu.groups.slice(0, index).reduce((sum, { products }) => sum + products.length, 0)}
        />
      ))}
      {isEmpty && !menu.hasMore && <EmptyMenu isFiltered={isFiltered} onClear={onClear} />}
      {menu.moreError && <ErrorState message={messages.menu.loadFailed} onRetry={menu.loadMore} />}
      {menu.hasMore && !menu.moreError && (
        <End key={menu.pages} ref={endRef}>
          {menu.isLoadingMore || isEmpty ? <Spinner label="Loading more of the menu" /> : null}
        </End>
      )}
    </>
  );
}

const End = styled.div`
  display: grid;
  place-items: center;
  min-height: 64px;
`;
