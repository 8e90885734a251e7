import { exportCustomer } from '@storefront/shared/api/customers';
import type { CustomerPage } from '@storefront/shared/contract/entities/customer-page';
import { useNavigate } from '@storefront/shared/router';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { saveFile } from '@storefront/shared/ui/save-file';
import { useEffect, useState } from 'react';
import { useMay } from '../../../common/use-may';
import { AdjustDialog } from './AdjustDialog';
import { DeleteCustomerDialog } from './DeleteCustomerDialog';
import { MergeDialog } from './MergeDialog';

const dialogs = { adjust: AdjustDialog, merge: MergeDialog, delete: DeleteCustomerDialog } as const;

/** What staff do with a customer: adjust points (C301), merge (C302), export and delete (C303). */
export function CustomerActions({ customer }: { readonly customer: CustomerPage }) {
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const navigate = useNavigate();
  // Once the dialog is gone: it asks before it loses what was typed.
  useEffect(() => {
    if (next !== null && opened === null) navigate(next, { replace: true });
  }, [next, opened, navigate]);
  const may = useMay();
  if (!may('manageCustomers')) return null;
  const Opened = opened && dialogs[opened];
  const isCustomer = customer.role === 'customer';
  const save = () =>
    notify.during(
      exportCustomer(customer._id).then((data) => saveFile(data, `customer-${customer._id}.json`)),
      { loading: 'Exporting…', success: 'Exported', failure: 'Failed to export' },
    );
  return (
    <>
      <Button variant="secondary" onClick={() => void save()}>
        Export
      </Button>
      {isCustomer && (
        <>
          <Button variant="secondary" onClick={() => setOpened('adjust')}>
            Adjust points
          </Button>
          <Button variant="secondary" onClick={() => setOpened('merge')}>
            Merge
          </Button>
          <Button variant="secondary" onClick={() => setOpened('delete')}>
            Delete
          </Button>
        </>
      )}
      {Opened && <Opened customer={customer} onLeave={setNext} onClose={() => setOpened(null)} />}
    </>
  );
}
