import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { CallShop } from '@storefront/shared/ui/CallShop';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { ErrorState } from '@storefront/shared/ui/ErrorState';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';

interface OrderNotLoadedProps {
  readonly code: string;
  /** The server knows no order with this code and key. */
  readonly isRefused: boolean;
  readonly onRetry: () => void;
}

/** In place of an order whose call failed: what to do, and the way to call the shop. */
export function OrderNotLoaded({ code, isRefused, onRetry }: OrderNotLoadedProps) {
  if (isRefused)
    return (
      <EmptyState
        level={1}
        title="This link does not open an order"
        text="Links work for 30 days. If you ordered with an account, log in and open the link again, or call us."
        actions={
          <>
            <ButtonLink to={paths.menu()}>Go to Menu</ButtonLink>
            <CallShop />
          </>
        }
      />
    );
  return (
    <>
      <VisuallyHidden as="h1">{`Order ${code}`}</VisuallyHidden>
      <ErrorState
        message="We could not load your order"
        text="The shop has your order. Only this page did not load."
        onRetry={onRetry}
        actions={<CallShop />}
      />
    </>
  );
}
