import { Button } from '@storefront/shared/ui/Button';

interface WaitingOrdersProps {
  readonly count: number;
  /** True in the list that new orders enter. */
  readonly areNew: boolean;
  readonly onShow: () => void;
}

/** Shows the orders that wait while the list is in use (C168). */
export const WaitingOrders = ({ count, areNew, onShow }: WaitingOrdersProps) => (
  <Button variant="secondary" onClick={onShow}>
    {count} {areNew ? 'new' : 'more'} {count === 1 ? 'order' : 'orders'}
  </Button>
);
