import { readRuntimeConfig } from '@storefront/shared/config';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { paths } from '@storefront/shared/paths';
import { PAGE_SIZES } from '@storefront/shared/rules/paging';
import { Button } from '@storefront/shared/ui/Button';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Icon } from '@storefront/shared/ui/Icon';
import { plusIcon } from '@storefront/shared/ui/icons';
import { useState } from 'react';
import { ChoosableTable } from '../../common/bulk/ChoosableTable';
import { useChoosableList } from '../../common/bulk/use-choosable-list';
import { SearchableList } from '../../common/SearchableList';
import { useMay } from '../../common/use-may';
import { ClosetBulk } from './ClosetBulk';
import { closetColumns, hasMovements } from './closet-columns';
import { DeleteClosetDialog } from './DeleteClosetDialog';
import { ClosetDialog } from './edit/ClosetDialog';
import { StockDialog } from './stock/StockDialog';

type OpenDialog =
  | { readonly kind: 'edit'; readonly item: ClosetItem | null }
  | { readonly kind: 'several' }
  | { readonly kind: 'copy' | 'delete' | 'stock'; readonly item: ClosetItem };

/** Lists closet items (§2 "Closet tab"): search, table, paging, add, update and delete. */
export function ClosetTab() {
  const { ownServer } = readRuntimeConfig();
  const { list, chosen, choose } = useChoosableList('listClosetItems', PAGE_SIZES.adminCloset);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const canCountByCell = ownServer || list.rows.some(hasMovements);
  const canEdit = useMay()('editCatalogue');
  const columns = closetColumns(
    (item) => setDialog({ kind: 'edit', item }),
    (item) => setDialog({ kind: 'delete', item }),
    (item) => setDialog({ kind: 'stock', item }),
    ownServer ? (item) => setDialog({ kind: 'copy', item }) : undefined,
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
            <>
              {ownServer && (
                <ButtonLink variant="secondary" to={`${paths.admin('import')}?list=closet`}>
                  Import and export
                </ButtonLink>
              )}
              {ownServer && chosen.rows === null && (
                <Button variant="secondary" onClick={() => choose(true)}>
                  Change several
                </Button>
              )}
              <Button onClick={() => setDialog({ kind: 'edit', item: null })}>
                <Icon path={plusIcon} size={18} />
                Add Item
              </Button>
            </>
          )
        }
      >
        <ChoosableTable
          label="Closet items"
          columns={columns}
          rows={list.rows}
          chosen={chosen}
          onChange={() => setDialog({ kind: 'several' })}
          onDone={() => choose(false)}
        />
      </SearchableList>
      {dialog?.kind === 'edit' && (
        <ClosetDialog item={dialog.item} canCountByCell={canCountByCell} onClose={close} />
      )}
      {dialog?.kind === 'copy' && (
        <ClosetDialog item={null} from={dialog.item} canCountByCell={canCountByCell} onClose={close} />
      )}
      {dialog?.kind === 'several' && (
        <ClosetBulk rows={chosen.rows ?? []} onSaved={() => choose(false)} onClose={close} />
      )}
      {dialog?.kind === 'stock' && <StockDialog item={dialog.item} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteClosetDialog item={dialog.item} onClose={close} />}
    </>
  );
}
