import { useInView } from '@storefront/shared/hooks/use-in-view';
import * as messages from '@storefront/shared/messages';
import { Button } from '@storefront/shared/ui/Button';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { ErrorState } from '@storefront/shared/ui/ErrorState';
import { Spinner } from '@storefront/shared/ui/Spinner';
import { useState } from 'react';
import { End, Shelves } from './catalogue-style';
import { RackSkeleton } from './RackSkeleton';
import { Shelf } from './shelves/Shelf';
import { createShelving } from './shelves/shelves-of';
import type { Catalogue } from './use-catalogue';

/** How far before the end more is asked for, so that it is there before one arrives. */
const AHEAD = '2400px 0px';

interface RackProps {
  readonly catalogue: Catalogue;
  readonly isShoes: boolean;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** The catalogue in its four states. It loads on until something matches or an empty raw page ends it (P27). */
export function Rack({ catalogue, isShoes, isFiltered, onClear }: RackProps) {
  const [shelvesOf] = useState(createShelving);
  const endRef = useInView(catalogue.loadMore, {
    enabled: catalogue.hasMore && !catalogue.isLoadingMore,
    rootMargin: AHEAD,
  });

  if (catalogue.error) return <ErrorState message={messages.closet.loadFailed} onRetry={catalogue.retry} />;
  if (catalogue.isPending) return <RackSkeleton />;
  const isEmpty = catalogue.items.length === 0;
  return (
    <>
      <Shelves role="list">
        {shelvesOf(catalogue.items).map((items, index) => (
          <Shelf key={items[0]._id} items={items} place={index} />
        ))}
      </Shelves>
      {isEmpty && !catalogue.hasMore && (
        <EmptyState
          title={isShoes ? messages.closet.emptyShoes : messages.closet.empty}
          actions={isFiltered && <Button onClick={onClear}>Clear All Filters</Button>}
        />
      )}
      {catalogue.hasMoreFailed && (
        <ErrorState message={messages.closet.loadFailed} onRetry={catalogue.loadMore} />
      )}
      {catalogue.hasMore && !catalogue.hasMoreFailed && (
        <End key={catalogue.pages} ref={endRef}>
          {(catalogue.isLoadingMore || isEmpty) && <Spinner label="Loading more products" />}
        </End>
      )}
    </>
  );
}
