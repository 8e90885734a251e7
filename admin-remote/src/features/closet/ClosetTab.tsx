import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { PAGE_SIZES } from '@storefront/shared/rules/paging';
import { Button } from '@storefront/shared/ui/Button';
import { Icon } from '@storefront/shared/ui/Icon';
import { plusIcon } from '@storefront/shared/ui/icons';
import { useState } from 'react';
import { DataTable } from '../../common/DataTable';
import { SearchableList } from '../../common/SearchableList';
import { useMay } from '../../common/use-may';
import { useSearchList } from '../../common/use-search-list';
import { closetColumns, hasMovements } from './closet-columns';
import { DeleteClosetDialog } from './DeleteClosetDialog';
import { ClosetDialog } from './edit/ClosetDialog';
import { StockDialog } from './stock/StockDialog';

type OpenDialog =
  | { readonly kind: 'edit'; readonly item: ClosetItem | null }
  | { readonly kind: 'delete' | 'stock'; readonly item: ClosetItem };

/** Lists closet items (§2 "Closet tab"): search, table, paging, add, update and delete. */
export function ClosetTab() {
  const list = useSearchList('listClosetItems', {
    pageSize: PAGE_SIZES.adminCloset,
    nameOf: ({ name }) => name,
  });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const canEdit = useMay()('editCatalogue');
  const columns = closetColumns(
    (item) => setDialog({ kind: 'edit', item }),
    (item) => setDialog({ kind: 'delete', item }),
    (item) => setDialog({ kind: 'stock', item }),
  ).filter(({ role }) => canEdit || role !== 'actions');
  return (
    <>
      <SearchableList
        list={list}
        title="Closet & Kicks"
        what="items"
        searchLabel="Search items"
        action={
          canEdit && (
            <Button onClick={() => setDialog({ kind: 'edit', item: null })}>
              <Icon path={plusIcon} size={18} />
              Add Item
            </Button>
          )
        }
      >
        <DataTable label="Closet items" columns={columns} rows={list.rows} keyOf={({ _id }) => _id} />
      </SearchableList>
      {dialog?.kind === 'edit' && (
        <ClosetDialog item={dialog.item} canCountByCell={list.rows.some(hasMovements)} onClose={close} />
      )}
      {dialog?.kind === 'stock' && <StockDialog item={dialog.item} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteClosetDialog item={dialog.item} onClose={close} />}
    </>
  );
}
