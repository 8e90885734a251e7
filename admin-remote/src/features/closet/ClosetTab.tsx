import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { PAGE_SIZES } from '@storefront/shared/rules/paging';
import { formatSizeOptions, parseSizeOptions } from '@storefront/shared/rules/size-options';
import { type Column, DataTable } from '../../common/DataTable';
import { SearchableList } from '../../common/SearchableList';
import { Thumb } from '../../common/Thumb';
import { useSearchList } from '../../common/use-search-list';

const columns: readonly Column<ClosetItem>[] = [
  {
    label: 'Image',
    width: '88px',
    role: 'picture',
    cell: ({ image, imageSet }) => <Thumb image={image} imageSet={imageSet} />,
  },
  { label: 'Name', role: 'title', cell: ({ name }) => <b>{name}</b> },
  { label: 'Price', width: '128px', cell: ({ price }) => formatRupees(toPaisa(price)) },
  { label: 'Brand', width: '144px', cell: ({ brand }) => brand || 'N/A' },
  { label: 'Material', width: '144px', cell: ({ material }) => material || 'N/A' },
  { label: 'Stock', width: '96px', cell: ({ availableStock }) => availableStock },
  {
    label: 'Size Options',
    width: '200px',
    cell: ({ sizeOptions }) => formatSizeOptions(parseSizeOptions(sizeOptions)) || 'N/A',
  },
];

/** Clothes and shoes (§2 "Closet tab"). */
export function ClosetTab() {
  const list = useSearchList('listClosetItems', {
    pageSize: PAGE_SIZES.adminCloset,
    nameOf: ({ name }) => name,
  });
  return (
    <SearchableList list={list} title="Closet & Kicks" what="items" searchLabel="Search items">
      <DataTable label="Closet items" columns={columns} rows={list.rows} keyOf={({ _id }) => _id} />
    </SearchableList>
  );
}
