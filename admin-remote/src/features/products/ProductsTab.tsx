import { readRuntimeConfig } from '@storefront/shared/config';
import type { Product } from '@storefront/shared/contract/entities/product';
import { paths } from '@storefront/shared/paths';
import { useSearchParams } from '@storefront/shared/router';
import { PAGE_SIZES } from '@storefront/shared/rules/paging';
import { Button } from '@storefront/shared/ui/Button';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Icon } from '@storefront/shared/ui/Icon';
import { plusIcon } from '@storefront/shared/ui/icons';
import { Select } from '@storefront/shared/ui/Select';
import { useState } from 'react';
import { ChoosableTable } from '../../common/bulk/ChoosableTable';
import { useChoosableList } from '../../common/bulk/use-choosable-list';
import { SearchableList } from '../../common/SearchableList';
import { SORT } from '../../common/use-search-list';
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
  const [parameters, setParameters] = useSearchParams();
  const sort = parameters.get(SORT) === 'newest' ? 'newest' : 'menu';
  const { list, chosen, choose } = useChoosableList('listAdminProducts', PAGE_SIZES.adminProducts, sort);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { ownServer } = readRuntimeConfig();
  const close = () => setDialog(null);
  const sortBy = (order: string) => setParameters(order === 'newest' ? { [SORT]: order } : {});
  // The list then begins with what somebody added: on the menu it comes last.
  const showNewest = () => sortBy('newest');
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
              <ButtonLink variant="secondary" to={paths.admin('arrange')}>
                Arrange menu
              </ButtonLink>
            )}
            {ownServer && (
              <Button variant="secondary" onClick={() => setDialog({ kind: 'options' })}>
                Options
              </Button>
            )}
            {ownServer && chosen.rows === null && (
              <Button variant="secondary" onClick={() => choose(true)}>
                Change several
              </Button>
            )}
            <Button onClick={() => setDialog({ kind: 'edit', product: null })}>
              <Icon path={plusIcon} size={18} />
              Add Product
            </Button>
            {ownServer && (
              <Select aria-label="Sort" value={sort} onChange={({ target }) => sortBy(target.value)}>
                <option value="menu">Menu order</option>
                <option value="newest">Newest first</option>
              </Select>
            )}
          </>
        }
      >
        <ChoosableTable
          label="Products"
          columns={columns}
          rows={list.rows}
          chosen={chosen}
          onChange={() => setDialog({ kind: 'several' })}
          onDone={() => choose(false)}
        />
      </SearchableList>
      {dialog?.kind === 'edit' && (
        <ProductDialog product={dialog.product} onAdded={showNewest} onClose={close} />
      )}
      {dialog?.kind === 'copy' && (
        <ProductDialog product={null} from={dialog.product} onAdded={showNewest} onClose={close} />
      )}
      {dialog?.kind === 'several' && (
        <ProductsBulk rows={chosen.rows ?? []} onSaved={() => choose(false)} onClose={close} />
      )}
      {dialog?.kind === 'options' && <OptionsDialog onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteProductDialog product={dialog.product} onClose={close} />}
    </>
  );
}
