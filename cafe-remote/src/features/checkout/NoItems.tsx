import { messages } from '@storefront/shared/messages';
import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { EmptyState } from '@storefront/shared/ui/EmptyState';

/** A checkout without items (§2). */
export function NoItems() {
  return (
    <EmptyState
      level={1}
      title={messages.checkout.noItemsFound}
      text={messages.checkout.addItemsFirst}
      actions={<ButtonLink to={paths.menu()}>Go to Menu</ButtonLink>}
    />
  );
}
