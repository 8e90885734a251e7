import type { Customer } from '@storefront/shared/contract/entities/user';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { CustomerFacts } from './CustomerFacts';
import { CustomerOrders } from './CustomerOrders';

interface CustomerDialogProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Shows one customer with a server that knows only §7: contact and orders. Ours has a page for it (C300). */
export function CustomerDialog({ customer, onClose }: CustomerDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{customer.fullName}</bdi>}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <CustomerFacts customer={customer} />
      <CustomerOrders userId={customer._id} />
    </Dialog>
  );
}
