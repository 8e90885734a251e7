import { readRuntimeConfig } from '@storefront/shared/config';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { paths } from '@storefront/shared/paths';
import { PAGE_SIZES } from '@storefront/shared/rules/paging';
import { Button } from '@storefront/shared/ui/Button';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Icon } from '@storefront/shared/ui/Icon';
import { plusIcon } from '@storefront/shared/ui/icons';
import { useState } from 'react';
import { DataTable } from '../../common/DataTable';
import { SearchableList } from '../../common/SearchableList';
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
  const columns = closetColumns(
    (item) => setDialog({ kind: 'edit', item }),
    (item) => setDialog({ kind: 'delete', item }),
    (item) => setDialog({ kind: 'stock', item }),
  );
  return (
    <>
      <SearchableList
        list={list}
        title="Closet & Kicks"
        what="items"
        searchLabel="Search items"
        action={
          <>
            {readRuntimeConfig().ownServer && (
              <ButtonLink variant="secondary" to={`${paths.admin('import')}?list=closet`}>
                Import and export
              </ButtonLink>
            )}
            <Button onClick={() => setDialog({ kind: 'edit', item: null })}>
              <Icon path={plusIcon} size={18} />
              Add Item
            </Button>
          </>
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
