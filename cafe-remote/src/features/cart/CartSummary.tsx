import type { Line } from '@storefront/shared/cart/line';
import { formatRupees } from '@storefront/shared/rules/money';
import { cartPointsPreview } from '@storefront/shared/rules/points';
import { subtotal } from '@storefront/shared/rules/totals';
import { Button } from '@storefront/shared/ui/Button';
import { SlipPaper } from '@storefront/shared/ui/SlipPaper';
import type { ReactNode } from 'react';
import { toPriced } from '../../common/checkout-item';
import { EarnNote } from '../../common/EarnNote';
import { SlipHead, Total } from '../../common/slip-style';

interface CartSummaryProps {
  readonly selected: readonly Line[];
  readonly table: string | null;
  readonly isPlacing: boolean;
  /** What must be said before the button: shortages, a pause. */
  readonly children: ReactNode;
  readonly onCheckout: () => void;
}

/** Total of the selected lines, the points preview and the checkout button (§2 "Cart"). */
export function CartSummary({ selected, table, isPlacing, children, onCheckout }: CartSummaryProps) {
  const priced = selected.map(toPriced);
  const pieces = selected.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <SlipPaper label="Cart summary" sticky>
      <SlipHead>
        <h2>Summary</h2>
        <span>
          {pieces} {pieces === 1 ? 'item' : 'items'} selected
        </span>
      </SlipHead>
      <Total>
        <span>Total</span>
        <span>{formatRupees(subtotal(priced))}</span>
      </Total>
      <EarnNote points={cartPointsPreview(priced)} />
      {children}
      <Button size="lg" block onClick={onCheckout} busy={isPlacing}>
        {table === null ? 'Checkout' : 'Order From table'}
      </Button>
    </SlipPaper>
  );
}
