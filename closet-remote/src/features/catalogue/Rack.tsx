import { useInView } from '@storefront/shared/hooks/use-in-view';
import { messages } from '@storefront/shared/messages';
import { Button } from '@storefront/shared/ui/Button';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { ErrorState } from '@storefront/shared/ui/ErrorState';
import { Spinner } from '@storefront/shared/ui/Spinner';
import { End, Grid } from './catalogue-style';
import { Piece } from './Piece';
import { RackSkeleton } from './RackSkeleton';
import type { Catalogue } from './use-catalogue';

/** Pieces of the first screen at the widest. */
const FIRST_SCREEN = 4;

/** How far before the end more is asked for, so that it is there before one arrives. */
const AHEAD = '1200px 0px';

interface RackProps {
  readonly catalogue: Catalogue;
  readonly isShoes: boolean;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** The catalogue in its four states. It loads on until something matches or an empty raw page ends it (P27). */
export function Rack({ catalogue, isShoes, isFiltered, onClear }: RackProps) {
  const endRef = useInView(catalogue.loadMore, {
    enabled: catalogue.hasMore && !catalogue.isLoadingMore,
    rootMargin: AHEAD,
  });

  if (catalogue.error) return <ErrorState message={messages.closet.loadFailed} onRetry={catalogue.retry} />;
  if (catalogue.isPending) return <RackSkeleton />;
  const isEmpty = catalogue.items.length === 0;
  return (
    <>
      <Grid>
        {catalogue.items.map((item, index) => (
          <Piece key={item._id} item={item} isFirstScreen={index < FIRST_SCREEN} isLead={index === 0} />
        ))}
      </Grid>
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
        <End ref={endRef}>
          {(catalogue.isLoadingMore || isEmpty) && <Spinner label="Loading more products" />}
        </End>
      )}
    </>
  );
}
