import { paths } from '@storefront/shared/paths';
import { useNavigate } from '@storefront/shared/router';
import { notify } from '@storefront/shared/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBell } from '../../common/sound/use-bell';
import { callsOf, callText, type TableCall, tableAnchor, waitingText } from '../../common/table-calls';
import { useTables } from '../../common/use-tables';

/** How long the message stays, ms: as that of a new order. */
const STAYS = 15_000;

const MESSAGE = 'tables wait';

/**
 * Rings once for each call or bill of a table, with a message (C241). What waited already when the page opened rings no bell
 * (P31); what came while the connection was lost rings when it is read.
 */
export function useTableBell(): void {
  const { tables, isPending } = useTables();
  const navigate = useNavigate();
  const bell = useBell();
  const announcedKeys = useRef<ReadonlySet<string> | null>(null);
  const calls = callsOf(tables);
  const keys = calls.map(({ key }) => key).join();

  const show = (first: TableCall, count: number) => {
    const run = () => void navigate(`${paths.admin('tables')}#${tableAnchor(first.tableNumber)}`);
    notify.info(count === 1 ? callText(first) : waitingText(count), {
      id: MESSAGE,
      duration: STAYS,
      action: { label: 'View', run },
    });
  };
  const tell = useEffectEvent(() => {
    const before = announcedKeys.current;
    announcedKeys.current = new Set(calls.map(({ key }) => key));
    if (calls.length === 0) notify.dismiss(MESSAGE);
    const fresh = before === null ? [] : calls.filter(({ key }) => !before.has(key));
    const [first] = fresh;
    if (!first) return;
    void bell(fresh.length);
    show(first, new Set(fresh.map(({ tableNumber }) => tableNumber)).size);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new in each render, its keys tell
  useEffect(() => {
    if (!isPending) tell();
  }, [isPending, keys]);
}
