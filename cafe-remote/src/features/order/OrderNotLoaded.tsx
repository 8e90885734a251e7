import { CallShop } from '@storefront/shared/ui/CallShop';
import { ErrorState } from '@storefront/shared/ui/ErrorState';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';

interface OrderNotLoadedProps {
  readonly code: string;
  readonly onRetry: () => void;
}

/** In place of an order whose call failed: the way to try again, and to call the shop. */
export function OrderNotLoaded({ code, onRetry }: OrderNotLoadedProps) {
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
