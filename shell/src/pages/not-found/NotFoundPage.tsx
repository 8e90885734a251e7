import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { Page } from '@storefront/shared/ui/Page';

/** The page of every unknown address: a message and links to other pages. */
export default function NotFoundPage() {
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
