import type { Product } from '@storefront/shared/contract/entities/product';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import type { Column } from '../../common/DataTable';
import { RowActions } from '../../common/RowActions';
import { RowNote } from '../../common/RowNote';
import { SoldOutControl } from '../../common/sold-out/SoldOutControl';
import { markText } from '../../common/sold-out/sold-out-words';
import { Thumb } from '../../common/Thumb';

const noteOf = (product: Product) =>
  [product.ugage === 'disable' && 'Hidden from the menu', markText(product)].filter(Boolean).join(', ');

/** Returns the columns of §2 "Products tab". @param hasMarks with our server the actions mark a dish as sold out (C225) and duplicate it (C308) */
export const productColumns = (
  hasMarks: boolean,
  onEdit: (product: Product) => void,
  onDelete: (product: Product) => void,
  onCopy: (product: Product) => void,
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
    width: hasMarks ? '360px' : '112px',
    align: 'right',
    role: 'actions',
    cell: (product) => (
      <RowActions
        name={product.name}
        onEdit={() => onEdit(product)}
        onDelete={() => onDelete(product)}
        onCopy={hasMarks ? () => onCopy(product) : undefined}
      >
        {hasMarks && <SoldOutControl dish={product} />}
      </RowActions>
    ),
  },
];
