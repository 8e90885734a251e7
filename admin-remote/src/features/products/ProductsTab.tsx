import { readRuntimeConfig } from '@storefront/shared/config';
import type { Product } from '@storefront/shared/contract/entities/product';
import { paths } from '@storefront/shared/paths';
import { PAGE_SIZES } from '@storefront/shared/rules/paging';
import { Button } from '@storefront/shared/ui/Button';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Icon } from '@storefront/shared/ui/Icon';
import { plusIcon } from '@storefront/shared/ui/icons';
import { useState } from 'react';
import { CHOOSE_PAGE, ChooseBar, withChoice } from '../../common/bulk/ChooseBar';
import { useChosen } from '../../common/bulk/use-chosen';
import { DataTable } from '../../common/DataTable';
import { SearchableList } from '../../common/SearchableList';
import { useSearchList } from '../../common/use-search-list';
import { DeleteProductDialog } from './DeleteProductDialog';
import { ProductDialog } from './edit/ProductDialog';
import { OptionsDialog } from './options/OptionsDialog';
import { ProductsBulk } from './ProductsBulk';
import { productColumns } from './product-columns';

type OpenDialog =
  | { readonly kind: 'edit'; readonly product: Product | null }
  | { readonly kind: 'copy'; readonly product: Product }
  | { readonly kind: 'options' | 'several' }
  | { readonly kind: 'delete'; readonly product: Product };

/** Lists cafe products (§2 "Products tab"): search, table, paging, add, update, delete, and options of dishes (C255). */
export function ProductsTab() {
  const [isChoosing, setIsChoosing] = useState(false);
  const list = useSearchList('listAdminProducts', {
    pageSize: isChoosing ? CHOOSE_PAGE : PAGE_SIZES.adminProducts,
    nameOf: ({ name }) => name,
  });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { ownServer } = readRuntimeConfig();
  const chosen = useChosen(list.rows);
  const close = () => setDialog(null);
  const choose = (on: boolean) => {
    setIsChoosing(on);
    list.goTo(1);
    if (on) chosen.start();
    else chosen.stop();
  };
  const columns = productColumns(
    ownServer,
    (product) => setDialog({ kind: 'edit', product }),
    (product) => setDialog({ kind: 'delete', product }),
    (product) => setDialog({ kind: 'copy', product }),
  );
  return (
    <>
      <SearchableList
        list={list}
        title="Cafe"
        what="products"
        searchLabel="Search products"
        action={
          <>
            {ownServer && (
              <ButtonLink variant="secondary" to={paths.admin('import')}>
                Import and export
              </ButtonLink>
            )}
            {ownServer && (
              <Button variant="secondary" onClick={() => setDialog({ kind: 'options' })}>
                Options
              </Button>
            )}
            {ownServer && !isChoosing && (
              <Button variant="secondary" onClick={() => choose(true)}>
                Change several
              </Button>
            )}
            <Button onClick={() => setDialog({ kind: 'edit', product: null })}>
              <Icon path={plusIcon} size={18} />
              Add Product
            </Button>
          </>
        }
      >
        {isChoosing && (
          <ChooseBar
            chosen={chosen}
            onChange={() => setDialog({ kind: 'several' })}
            onDone={() => choose(false)}
          />
        )}
        <DataTable
          label="Products"
          columns={withChoice(chosen, columns)}
          rows={list.rows}
          keyOf={({ _id }) => _id}
        />
      </SearchableList>
      {dialog?.kind === 'edit' && <ProductDialog product={dialog.product} onClose={close} />}
      {dialog?.kind === 'copy' && <ProductDialog product={null} from={dialog.product} onClose={close} />}
      {dialog?.kind === 'several' && (
        <ProductsBulk rows={chosen.rows ?? []} onSaved={() => choose(false)} onClose={close} />
      )}
      {dialog?.kind === 'options' && <OptionsDialog onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteProductDialog product={dialog.product} onClose={close} />}
    </>
  );
}
