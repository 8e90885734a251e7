import { changeClosetItems } from '@storefront/shared/api/bulk';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { Input } from '@storefront/shared/contract/types';
import { CLOSET_CATEGORIES } from '@storefront/shared/rules/closet-catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { BulkDialog } from '../../common/bulk/BulkDialog';
import { type BulkField, choiceField, deleteField, PRICE_FIELDS } from '../../common/bulk/bulk-fields';
import { refreshCloset } from './refresh-closet';

type Body = Omit<Input<'changeClosetItems'>['body'], 'items'>;

const FIELDS: readonly BulkField<ClosetItem, Body>[] = [
  ...PRICE_FIELDS,
  choiceField({
    label: 'Category',
    choices: CLOSET_CATEGORIES.map((value) => ({ value, label: value })),
    before: ({ category }) => category,
    body: (category) => ({ category: category as ClosetItem['category'] }),
  }),
  choiceField({
    label: 'Top Seller',
    choices: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    before: ({ isTopSeller }) => (isTopSeller ? 'Yes' : 'No'),
    body: (value) => ({ isTopSeller: value === 'yes' }),
  }),
  deleteField,
];

interface ClosetBulkProps {
  readonly rows: readonly ClosetItem[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Changes many pieces at once (C307, C435). */
export function ClosetBulk({ rows, onSaved, onClose }: ClosetBulkProps) {
  const client = useQueryClient();
  return (
    <BulkDialog
      rows={rows}
      what={rows.length === 1 ? 'piece' : 'pieces'}
      fields={FIELDS}
      send={async (body, items) => {
        try {
          return await changeClosetItems({ ...body, items });
        } finally {
          refreshCloset(client);
        }
      }}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
