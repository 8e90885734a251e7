import type { Product } from '@storefront/shared/contract/entities/product';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import type { Column } from '../../common/DataTable';
import { RowActions } from '../../common/RowActions';
import { RowNote } from '../../common/RowNote';
import { Thumb } from '../../common/Thumb';

const noteOf = ({ ugage, soldOut }: Product) =>
  [ugage === 'disable' && 'Hidden from the menu', soldOut && 'Sold out today'].filter(Boolean).join(', ');

/** Returns the columns of §2 "Products tab". */
export const productColumns = (
  onEdit: (product: Product) => void,
  onDelete: (product: Product) => void,
): readonly Column<Product>[] => [
  {
    label: 'Image',
    width: '88px',
    role: 'picture',
    cell: ({ image, imageSet }) => <Thumb image={image} imageSet={imageSet} />,
  },
  {
    label: 'Name',
    role: 'title',
    cell: (product) => (
      <>
        <b>{product.name}</b>
        {noteOf(product) && <RowNote>{noteOf(product)}</RowNote>}
      </>
    ),
  },
  { label: 'Price', width: '160px', cell: ({ price }) => formatRupees(toPaisa(price)) },
  { label: 'Category', width: '240px', cell: ({ category }) => category || 'N/A' },
  {
    label: 'Actions',
    width: '112px',
    align: 'right',
    role: 'actions',
    cell: (product) => (
      <RowActions name={product.name} onEdit={() => onEdit(product)} onDelete={() => onDelete(product)} />
    ),
  },
];
