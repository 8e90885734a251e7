import { changeClosetItems } from '@storefront/shared/api/bulk';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { Input } from '@storefront/shared/contract/types';
import { CLOSET_CATEGORIES } from '@storefront/shared/rules/closet-catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { BulkDialog, type BulkField } from '../../common/bulk/BulkDialog';
import { refreshCloset } from './refresh-closet';

type Body = Omit<Input<'changeClosetItems'>['body'], 'items'>;

const FIELDS: readonly BulkField<ClosetItem, Body>[] = [
  {
    label: 'Category',
    options: CLOSET_CATEGORIES,
    before: ({ category }) => category,
    body: (category) => ({ category: category as ClosetItem['category'] }),
  },
  {
    label: 'Top Seller',
    options: ['Yes', 'No'],
    before: ({ isTopSeller }) => (isTopSeller ? 'Yes' : 'No'),
    body: (value) => ({ isTopSeller: value === 'Yes' }),
  },
];

interface ClosetBulkProps {
  readonly rows: readonly ClosetItem[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Changes many pieces at once (C307). */
export function ClosetBulk({ rows, onSaved, onClose }: ClosetBulkProps) {
  const client = useQueryClient();
  return (
    <BulkDialog<ClosetItem, Body>
      rows={rows}
      what={rows.length === 1 ? 'piece' : 'pieces'}
      fields={FIELDS}
      send={async (body) => {
        try {
          return await changeClosetItems(body as Input<'changeClosetItems'>['body']);
        } finally {
          refreshCloset(client);
        }
      }}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
