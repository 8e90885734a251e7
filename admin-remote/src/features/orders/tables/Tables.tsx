import { useOnline } from '@storefront/shared/hooks/use-online';
import { paths } from '@storefront/shared/paths';
import { Navigate, useLocation } from '@storefront/shared/router';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { useEffect, useState } from 'react';
import { ListStates } from '../../../common/ListStates';
import { tableAnchor } from '../../../common/table-calls';
import { useNow } from '../../../common/use-now';
import { useTables } from '../../../common/use-tables';
import { CardScroller, Frame } from '../board/board-style';
import { NetworkBar } from '../board/NetworkBar';
import { TableCard } from './TableCard';
import { GridSkeleton } from './TablesSkeleton';
import { TableGrid } from './table-style';

/** The map of tables, `/admin/tables` (C242): a card for each, in the order of the settings. */
export function Tables() {
  const list = useTables();
  const { tables, isKnown } = list;
  const now = useNow();
  const isWaiting = !useOnline();
  const { hash, key } = useLocation();
  const [focused, setFocused] = useState<{ readonly table: string } | null>(null);
  const isRead = tables.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link scrolls again
  useEffect(() => {
    if (isRead) document.getElementById(hash.slice(1))?.scrollIntoView?.({ block: 'nearest' });
  }, [isRead, hash, key]);

  useEffect(() => {
    if (focused) document.getElementById(tableAnchor(focused.table))?.focus();
  }, [focused]);

  if (!isKnown) return <Navigate to={paths.admin()} replace />;
  return (
    <Frame>
      {isWaiting && <NetworkBar screen="map" />}
      <CardScroller tabIndex={-1}>
        <ListStates
          list={list}
          what="tables"
          failure="Failed to load tables"
          empty={null}
          loading={<GridSkeleton />}
        >
          {tables.length === 0 ? (
            <EmptyState
              title="No tables"
              text="Name your tables in Settings. Any other table shows here while a party sits there."
              actions={
                <ButtonLink variant="secondary" to={paths.admin('settings')}>
                  Settings
                </ButtonLink>
              }
            />
          ) : (
            <TableGrid aria-label="Tables">
              {tables.map((table) => (
                <li key={table.tableNumber}>
                  <TableCard
                    table={table}
                    tables={tables}
                    now={now}
                    isWaiting={isWaiting}
                    onFocus={(name) => setFocused({ table: name })}
                  />
                </li>
              ))}
            </TableGrid>
          )}
        </ListStates>
      </CardScroller>
    </Frame>
  );
}
