import { ErrorState } from '@storefront/shared/ui/ErrorState';
import { Notice } from '@storefront/shared/ui/Notice';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { ExpiryTimeline } from './ExpiryTimeline';
import { Movements } from './Movements';
import { Part } from './profile-style';
import { usePoints } from './use-points';

/** Expiry and history of a member's points (C20). */
export function PointsHistory() {
  const { query, isOffered, latest, movements } = usePoints();
  if (!isOffered) return null;
  if (query.error && !latest) {
    return (
      <ErrorState
        message="Your points could not be loaded"
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  }
  const owed = latest?.owed ?? 0;
  return (
    <>
      {owed > 0 && (
        <Notice kind="info" title={`You owe ${owed} ${owed === 1 ? 'point' : 'points'}`}>
          <p>
            An order was changed or cancelled after you had spent the points that it earned. The points that
            you earn next pay them off first.
          </p>
        </Notice>
      )}
      <Part>
        <h2>What expires when</h2>
        {latest ? (
          <ExpiryTimeline expiring={latest.expiring} now={query.dataUpdatedAt} />
        ) : (
          <div role="status">
            <VisuallyHidden>Loading your points</VisuallyHidden>
            <Skeleton height="128px" />
          </div>
        )}
      </Part>
      <Part>
        <h2>How they came and went</h2>
        {latest ? (
          <Movements
            movements={movements}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : null}
            isLoading={query.isFetchingNextPage}
          />
        ) : (
          <Skeleton height="210px" />
        )}
      </Part>
    </>
  );
}
