import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { parseSizeOptions } from '@storefront/shared/rules/closet-choice';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { Button } from '@storefront/shared/ui/Button';
import { Fragment } from 'react';
import styled from 'styled-components';
import type { Column } from '../../common/DataTable';
import { RowActions } from '../../common/RowActions';
import { RowNote } from '../../common/RowNote';
import { ColorThumb } from './ColorThumb';

const noteOf = ({ division, isTopSeller }: ClosetItem) =>
  [division === 'kicks' && 'Kicks', isTopSeller && 'Top Seller'].filter(Boolean).join(', ');

/** True if the server changes stock by movements; another server knows only the field of the form (C166). */
export const hasMovements = ({ version }: ClosetItem): boolean => version !== undefined;

const StockButton = styled(Button)`
  min-width: 64px;
  padding-inline: 12px;
  font-variant-numeric: tabular-nums;
`;

/** Keeps a size such as "8-9 Y" whole. */
const Size = styled.span`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;
`;

const Sizes = ({ sizes }: { readonly sizes: readonly string[] }) =>
  sizes.length === 0 ? (
    <span>N/A</span>
  ) : (
    sizes.map((size, index) => (
      <Fragment key={size}>
        {index > 0 && <span> </span>}
        <Size>{index < sizes.length - 1 ? `${size},` : size}</Size>
      </Fragment>
    ))
  );

/** Returns the columns of §2 "Closet tab". */
export const closetColumns = (
  onEdit: (item: ClosetItem) => void,
  onDelete: (item: ClosetItem) => void,
  onStock: (item: ClosetItem) => void,
  onCopy: ((item: ClosetItem) => void) | undefined,
): readonly Column<ClosetItem>[] => [
  { label: 'Image', width: '88px', role: 'picture', cell: (item) => <ColorThumb item={item} /> },
  {
    label: 'Name',
    role: 'title',
    cell: (item) => (
      <>
        <b>{item.name}</b>
        {noteOf(item) && <RowNote>{noteOf(item)}</RowNote>}
      </>
    ),
  },
  { label: 'Price', width: '128px', cell: ({ price }) => formatRupees(toPaisa(price)) },
  { label: 'Brand', width: '136px', cell: ({ brand }) => brand || 'N/A' },
  { label: 'Material', width: '136px', cell: ({ material }) => material || 'N/A' },
  {
    label: 'Stock',
    width: '88px',
    cell: (item) =>
      hasMovements(item) ? (
        <StockButton
          variant="secondary"
          aria-label={`Change stock of ${item.name}`}
          title="Change stock"
          onClick={() => onStock(item)}
        >
          {item.availableStock}
        </StockButton>
      ) : (
        item.availableStock
      ),
  },
  {
    label: 'Size Options',
    width: '160px',
    cell: ({ sizeOptions }) => <Sizes sizes={parseSizeOptions(sizeOptions)} />,
  },
  {
    label: 'Actions',
    width: onCopy ? '160px' : '112px',
    align: 'right',
    role: 'actions',
    cell: (item) => (
      <RowActions
        name={item.name}
        onEdit={() => onEdit(item)}
        onDelete={() => onDelete(item)}
        onCopy={onCopy && (() => onCopy(item))}
      />
    ),
  },
];
