import { useInView } from '@storefront/shared/hooks/use-in-view';
import * as messages from '@storefront/shared/messages';
import { Button } from '@storefront/shared/ui/Button';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { LoadFailure } from '@storefront/shared/ui/LoadFailure';
import { Spinner } from '@storefront/shared/ui/Spinner';
import { useState } from 'react';
import { CatalogueSkeleton } from './CatalogueSkeleton';
import { End, RowList } from './catalogue-style';
import type { Catalogue } from './use-catalogue';
import { createRowGrouping } from './virtual-rows/group-rows';
import { VirtualRows } from './virtual-rows/VirtualRows';

/** Distance below the screen at which the next page loads. */
const AHEAD = '2400px 0px';

interface CatalogueListProps {
  readonly catalogue: Catalogue;
  readonly isShoes: boolean;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/**
 * Shows the catalogue as loading, failed, empty or list. Loads on until an item matches or a raw page is empty (P27).
 */
export function CatalogueList({ catalogue, isShoes, isFiltered, onClear }: CatalogueListProps) {
  const [groupRows] = useState(createRowGrouping);
  const endRef = useInView(catalogue.loadMore, {
    enabled: catalogue.hasMore && !catalogue.isLoadingMore,
    rootMargin: AHEAD,
  });

  if (catalogue.error) {
    return (
      <LoadFailure message={messages.closet.loadFailed} error={catalogue.error} onRetry={catalogue.retry} />
    );
  }
  if (catalogue.isPending) return <CatalogueSkeleton />;
  const isEmpty = catalogue.items.length === 0;
  return (
    <>
      <RowList role="list">
        {groupRows(catalogue.items).map((items, index) => (
          <VirtualRows key={items[0]._id} items={items} place={index} />
        ))}
      </RowList>
      {isEmpty && !catalogue.hasMore && (
        <EmptyState
          title={isShoes ? messages.closet.emptyShoes : messages.closet.empty}
          actions={isFiltered && <Button onClick={onClear}>Clear All Filters</Button>}
        />
      )}
      {catalogue.moreError && (
        <LoadFailure
          message={messages.closet.loadFailed}
          error={catalogue.moreError}
          onRetry={catalogue.loadMore}
        />
      )}
      {catalogue.hasMore && !catalogue.moreError && (
        <End key={catalogue.pages} ref={endRef}>
          {(catalogue.isLoadingMore || isEmpty) && <Spinner label="Loading more products" />}
        </End>
      )}
    </>
  );
}
