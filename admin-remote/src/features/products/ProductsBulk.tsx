import { changeProducts } from '@storefront/shared/api/bulk';
import type { Product } from '@storefront/shared/contract/entities/product';
import type { Input } from '@storefront/shared/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { BulkDialog, type BulkField } from '../../common/bulk/BulkDialog';
import { refreshProducts } from '../../common/refresh-products';
import { useCategories } from '../../common/use-categories';
import { useLeavingTexts } from '../../common/use-leaving-texts';

type Body = Omit<Input<'changeProducts'>['body'], 'items'>;

const SHOWN = 'Shown';
const HIDDEN = 'Hidden';

interface ProductsBulkProps {
  readonly rows: readonly Product[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Changes many dishes at once (C307). A hidden dish can still be ordered at a table (C53). */
export function ProductsBulk({ rows, onSaved, onClose }: ProductsBulkProps) {
  const client = useQueryClient();
  const categories = useCategories();
  const leavingTexts = useLeavingTexts();
  const fields: readonly BulkField<Product, Body>[] = [
    {
      label: 'Category',
      suggestions: categories,
      before: ({ category }) => category,
      body: (category) => ({ category }),
      note: (to) => leavingTexts({ from: rows.map(({ category }) => category), to }).join(' '),
    },
    {
      label: 'Menu',
      options: [SHOWN, HIDDEN],
      before: ({ ugage }) => (ugage === 'enable' ? SHOWN : HIDDEN),
      body: (value) => ({ ugage: value === SHOWN ? 'enable' : 'disable' }),
    },
  ];
  return (
    <BulkDialog<Product, Body>
      rows={rows}
      what={rows.length === 1 ? 'dish' : 'dishes'}
      fields={fields}
      send={async (body) => {
        try {
          return await changeProducts(body as Input<'changeProducts'>['body']);
        } finally {
          refreshProducts(client);
        }
      }}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
