import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { ErrorState } from '@storefront/shared/ui/ErrorState';
import { Page } from '@storefront/shared/ui/Page';
import { PageFailure, type PageFailureKind } from './page-failure';

const texts: Readonly<Record<PageFailureKind, readonly [string, string]>> = {
  broken: ['is having trouble', 'The rest of the shop works. Please try again in a moment.'],
  late: ['is taking its time', 'It will appear here as soon as it arrives. You can also ask again.'],
  skew: ['is being renewed', 'It does not fit this version of the shop yet. Please try again in a moment.'],
};

export interface PageNoticeProps {
  /** What the visitor calls the page: "The menu". */
  readonly part: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Stands in the place of a page that cannot be shown, and names it. */
export function PageNotice({ part, error, onRetry }: PageNoticeProps) {
  const [trouble, advice] = texts[error instanceof PageFailure ? error.kind : 'broken'];
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
