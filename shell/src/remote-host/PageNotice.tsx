import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { ErrorState } from '@storefront/shared/ui/ErrorState';
import { Page } from '@storefront/shared/ui/Page';
import { PageFailure } from './page-failure';
import { pageTroubles } from './page-troubles';

export interface PageNoticeProps {
  /** What the visitor calls the page: "The menu". */
  readonly part: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Replaces a page that cannot be shown, and names it. */
export function PageNotice({ part, error, onRetry }: PageNoticeProps) {
  const { trouble, advice } = pageTroubles[error instanceof PageFailure ? error.kind : 'broken'];
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
