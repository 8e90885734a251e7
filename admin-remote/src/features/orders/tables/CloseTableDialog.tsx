import { closeTable } from '@storefront/shared/api/tables';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Notice } from '@storefront/shared/ui/Notice';
import { useState } from 'react';
import { codeOf } from '../../../common/order-address';
import { SittingOrders } from './SittingOrders';
import type { TableDialogProps } from './table-dialog';
import { Collect, Parts } from './table-style';
import { totalText, underWay } from './table-words';
import { useTableChange } from './use-table-change';

const payWords = { cash: 'They asked to pay in cash.', online: 'They asked to pay online.' } as const;

/** Ends a sitting: says what to collect. It waits until all its orders have ended, and says which have not (C244). */
export function CloseTableDialog({ tableNumber, sitting, isWaiting, onDone, onClose }: TableDialogProps) {
  const { isBusy, change } = useTableChange();
  const [failure, setFailure] = useState<string | null>(null);
  const open = underWay(sitting);
  const codes = open.map(codeOf).join(', ');

  const close = async () => {
    const { _id, version } = sitting;
    const problem = await change(() => closeTable(_id, { version }));
    setFailure(problem);
    if (problem === null) onDone(tableNumber);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Close table ${tableNumber}?`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep open
          </Button>
          <Button busy={isBusy} disabled={isWaiting || open.length > 0} onClick={() => void close()}>
            Close table
          </Button>
        </>
      }
    >
      <Parts>
        {open.length > 0 ? (
          <Notice
            kind="warning"
            title={open.length === 1 ? 'An order is under way' : `${open.length} orders are under way`}
          >{`Serve or cancel ${codes} first. Then the table can be closed.`}</Notice>
        ) : (
          failure && <Notice kind="error" title={failure} />
        )}
        <Collect>
          {sitting.totalAmount > 0 ? (
            <span>
              Collect <b translate="no">{totalText(sitting)}</b>
            </span>
          ) : (
            'Nothing to collect'
          )}
        </Collect>
        {sitting.bill && <p>{payWords[sitting.bill.method]}</p>}
        {sitting.orders.length > 0 && (
          <SittingOrders orders={sitting.orders} label={`Orders of table ${tableNumber}, to collect`} />
        )}
      </Parts>
    </Dialog>
  );
}
