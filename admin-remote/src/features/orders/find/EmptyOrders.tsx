import { Button } from '@storefront/shared/ui/Button';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { emptyTitle, type OrderFilter, writeFilter } from './order-filter';

interface EmptyOrdersProps {
  readonly filter: OrderFilter;
  readonly page: number;
  /** The server does not know this filter, so only the loaded page was searched. */
  readonly isUnfiltered: boolean;
  readonly onChange: (changes: Partial<OrderFilter>) => void;
}

function hintOf(
  { status, kind, isToday, days, item, search }: OrderFilter,
  page: number,
): string | undefined {
  const isPlain = kind === 'all' && !isToday && !days && item === null && search.trim() === '';
  return status === 'pending' && page === 1 && isPlain ? 'New orders appear here by themselves.' : undefined;
}

const ANY = { status: 'all', kind: 'all', isToday: false, days: null, item: null } as const;

/** Says that no order passes the filter. A search offers to look through all orders. */
export function EmptyOrders({ filter, page, isUnfiltered, onChange }: EmptyOrdersProps) {
  const { search } = filter;
  const widest = { ...ANY, search };
  const canWiden =
    search.trim() !== '' && JSON.stringify(writeFilter(filter)) !== JSON.stringify(writeFilter(widest));
  return (
    <EmptyState
      title={emptyTitle(filter, page)}
      text={isUnfiltered ? 'Only this page of the list was searched.' : hintOf(filter, page)}
      actions={
        canWiden && (
          <Button variant="secondary" onClick={() => onChange(ANY)}>
            Search all orders
          </Button>
        )
      }
    />
  );
}
