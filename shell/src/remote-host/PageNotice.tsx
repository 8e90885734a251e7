import { useOnline } from '@storefront/shared/hooks/use-online';
import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { ErrorState } from '@storefront/shared/ui/ErrorState';
import { Page } from '@storefront/shared/ui/Page';
import { NotStored } from '../offline/page/NotStored';
import { useRetryWhenBack } from '../offline/page/use-retry-when-back';
import { PageFailure } from './page-failure';
import { pageTroubles } from './page-troubles';

export interface PageNoticeProps {
  /** What the visitor calls the page: "The menu". */
  readonly part: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Replaces a page that cannot be shown, and names it. Retries by itself when the network is back (C156). */
export function PageNotice({ part, error, onRetry }: PageNoticeProps) {
  const isOnline = useOnline();
  useRetryWhenBack(onRetry);
  if (!isOnline) return <NotStored onRetry={onRetry} />;
  const kind = error instanceof PageFailure ? error.kind : 'broken';
  const { trouble, advice } = pageTroubles[kind];
  if (kind === 'retired')
    return (
      <Page>
        <EmptyState
          level={1}
          title={`${part} ${trouble}`}
          text={advice}
          actions={<ButtonLink to={paths.home()}>Home</ButtonLink>}
        />
      </Page>
    );
  return (
    <Page>
      <ErrorState
        message={`${part} ${trouble}`}
        text={advice}
        onRetry={onRetry}
        actions={
          <ButtonLink to={paths.home()} variant="secondary">
            Home
          </ButtonLink>
        }
      />
    </Page>
  );
}
