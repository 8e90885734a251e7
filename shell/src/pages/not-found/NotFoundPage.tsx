import { paths } from '@storefront/shared/paths';
import { straightPath } from '@storefront/shared/paths/straight-path';
import { Navigate, useLocation } from '@storefront/shared/router';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { Page } from '@storefront/shared/ui/Page';
import { shopRoutes } from '../../routes/route-table';

/** The page of every unknown address: a message and links to other pages; a nearly right one leads to its page (C444). */
export default function NotFoundPage() {
  const { pathname, search, hash } = useLocation();
  const straight = straightPath(
    shopRoutes().map(({ path }) => path),
    pathname,
  );
  if (straight !== pathname) return <Navigate to={{ pathname: straight, search, hash }} replace />;
  return (
    <Page>
      <EmptyState
        level={1}
        title="This lane ends here"
        text="There is no page at this address. Perhaps it moved, or a letter went missing on the way."
        actions={
          <>
            <ButtonLink to={paths.menu()}>To the menu</ButtonLink>
            <ButtonLink to={paths.closet()} variant="secondary">
              To the closet
            </ButtonLink>
            <ButtonLink to={paths.home()} variant="secondary">
              Home
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
