import { Button } from '@storefront/shared/ui/Button';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { emptyTitle, type OrderFilter } from './order-filter';

interface EmptyOrdersProps {
  readonly filter: OrderFilter;
  readonly page: number;
  /** The server does not know this filter, so only the loaded page was searched. */
  readonly isUnfiltered: boolean;
  readonly onChange: (changes: Partial<OrderFilter>) => void;
}

function hintOf({ status, kind, isToday, search }: OrderFilter, page: number): string | undefined {
  const isPlain = kind === 'all' && !isToday && search.trim() === '';
  return status === 'pending' && page === 1 && isPlain ? 'New orders appear here by themselves.' : undefined;
}

/** Says that no order passes the filter. A search offers to look through all orders. */
export function EmptyOrders({ filter, page, isUnfiltered, onChange }: EmptyOrdersProps) {
  const { status, kind, isToday, search } = filter;
  const canWiden = search.trim() !== '' && (status !== 'all' || kind !== 'all' || isToday);
  return (
    <EmptyState
      title={emptyTitle(filter, page)}
      text={isUnfiltered ? 'Only this page of the list was searched.' : hintOf(filter, page)}
      actions={
        canWiden && (
          <Button
            variant="secondary"
            onClick={() => onChange({ status: 'all', kind: 'all', isToday: false })}
          >
            Search all orders
          </Button>
        )
      }
    />
  );
}
