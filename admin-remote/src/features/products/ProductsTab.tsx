import type { Product } from '@storefront/shared/contract/entities/product';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { PAGE_SIZES } from '@storefront/shared/rules/paging';
import { type Column, DataTable } from '../../common/DataTable';
import { SearchableList } from '../../common/SearchableList';
import { Thumb } from '../../common/Thumb';
import { useSearchList } from '../../common/use-search-list';

const columns: readonly Column<Product>[] = [
  {
    label: 'Image',
    width: '88px',
    role: 'picture',
    cell: ({ image, imageSet }) => <Thumb image={image} imageSet={imageSet} />,
  },
  { label: 'Name', role: 'title', cell: ({ name }) => <b>{name}</b> },
  { label: 'Price', width: '160px', cell: ({ price }) => formatRupees(toPaisa(price)) },
  { label: 'Category', width: '240px', cell: ({ category }) => category || 'N/A' },
];

/** Cafe products (§2 "Products tab"). */
export function ProductsTab() {
  const list = useSearchList('listAdminProducts', {
    pageSize: PAGE_SIZES.adminProducts,
    nameOf: ({ name }) => name,
  });
  return (
    <SearchableList list={list} title="Cafe" what="products" searchLabel="Search products">
      <DataTable label="Products" columns={columns} rows={list.rows} keyOf={({ _id }) => _id} />
    </SearchableList>
  );
}
