import { ApiError } from '@storefront/shared/api/api-error';
import { paths } from '@storefront/shared/paths';
import { useLocation } from '@storefront/shared/router';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { LoadFailure } from '@storefront/shared/ui/LoadFailure';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ListState } from './list-state';

interface ListStatesProps {
  readonly list: ListState;
  /** Plural noun of the rows: "orders". */
  readonly what: string;
  /** Error title when the list cannot be loaded. */
  readonly failure: string;
  /** Title of the empty state; null when there are rows. */
  readonly empty: string | null;
  readonly emptyText?: string | undefined;
  /** Shown while the list loads. Default: six rows. */
  readonly loading?: ReactNode;
  readonly children: ReactNode;
}

const ROWS = Array.from({ length: 6 }, (_, index) => index);

/** Shows the first state that applies: error, loading, empty, rows. An expired session gets a sign-in button (P23). */
export function ListStates({ list, what, failure, empty, emptyText, loading, children }: ListStatesProps) {
  const { pathname, search } = useLocation();
  if (list.error) {
    const isSignedOut = list.error instanceof ApiError && list.error.status === 401;
    return (
      <LoadFailure
        message={failure}
        error={list.error}
        text={isSignedOut && 'You have been signed out.'}
        onRetry={list.retry}
        busy={list.isFetching}
        actions={
          isSignedOut && (
            <ButtonLink variant="secondary" to={paths.login(pathname + search)}>
              Log in
            </ButtonLink>
          )
        }
      />
    );
  }
  if (list.isPending) {
    if (loading) return loading;
    return (
      <Places role="status">
        <VisuallyHidden>{`Loading ${what}`}</VisuallyHidden>
        {ROWS.map((row) => (
          <Skeleton key={row} height="64px" radius="var(--r-panel)" />
        ))}
      </Places>
    );
  }
  return empty === null ? children : <EmptyState title={empty} text={emptyText} />;
}

const Places = styled.div`
  position: relative;
  display: grid;
  gap: 8px;
`;
