import { Button } from '@storefront/shared/ui/Button';
import { EmptyState } from '@storefront/shared/ui/EmptyState';

interface EmptyMenuProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** A menu without dishes: nothing matches the search or category, or there are none today. */
export const EmptyMenu = ({ isFiltered, onClear }: EmptyMenuProps) => (
  <EmptyState
    title={isFiltered ? 'Nothing on the menu matches' : 'The menu is empty today'}
    text={isFiltered ? 'Try another word or look at all categories.' : 'Please come back a little later.'}
    actions={isFiltered && <Button onClick={onClear}>Show everything</Button>}
  />
);
