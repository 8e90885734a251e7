import { useCart } from '@storefront/shared/cart';
import { useBlocker } from '@storefront/shared/router';
import { useUnloadQuestion } from '../hooks/use-unload-question';
import * as messages from '../messages/messages';
import { parseTableId } from '../rules/tables';
import { Button } from './Button';
import { Dialog } from './Dialog';

/** Pages where the order of a table goes on, and the login, which leads back. */
const ORDER_PAGES = /^\/(?:menu|cart|single|closet|khome|csingle|login|signup)\b/;

const tableOf = (search: string) => parseTableId(new URLSearchParams(search).get('table'));

/** Warns before a visitor leaves a table, or its order pages, with an unplaced order (§2 "Cart", C52, P28). */
export function LeaveGuard({ table }: { readonly table: string | null }) {
  const { lines } = useCart(table);
  const hasOpenOrder = table !== null && lines.length > 0;
  const blocker = useBlocker(({ currentLocation, nextLocation: next }) => {
    const leavesOrder = ORDER_PAGES.test(currentLocation.pathname) && !ORDER_PAGES.test(next.pathname);
    return hasOpenOrder && (leavesOrder || tableOf(next.search) !== table);
  });
  useUnloadQuestion(hasOpenOrder);
  if (blocker.state === 'unblocked') return null;
  return (
    <Dialog
      open
      onClose={blocker.reset}
      title={messages.table.leaving}
      actions={
        <>
          <Button variant="secondary" onClick={blocker.proceed}>
            Leave anyway
          </Button>
          <Button onClick={blocker.reset}>{`Stay at table ${table ?? ''}`}</Button>
        </>
      }
    >
      <p>What you have chosen stays in the cart of this table.</p>
    </Dialog>
  );
}
