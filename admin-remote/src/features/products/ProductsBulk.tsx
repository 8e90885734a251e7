import { changeProducts } from '@storefront/shared/api/bulk';
import { updateSettings } from '@storefront/shared/api/settings';
import type { Product } from '@storefront/shared/contract/entities/product';
import { callQuery } from '@storefront/shared/query/call-query';
import { textKey } from '@storefront/shared/rules/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BulkDialog, type BulkItems } from '../../common/bulk/BulkDialog';
import { refreshLists } from '../../common/refresh-lists';
import { refreshProducts } from '../../common/refresh-products';
import { useCategories } from '../../common/use-categories';
import { useLeavingTexts } from '../../common/use-leaving-texts';
import { useMay } from '../../common/use-may';
import { useOptionGroups } from '../../common/use-option-groups';
import { type ProductBulkBody, productBulkFields } from './product-bulk-fields';

interface ProductsBulkProps {
  readonly rows: readonly Product[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Changes many dishes at once (C307, C435). A hidden dish can still be ordered at a table (C53). */
export function ProductsBulk({ rows, onSaved, onClose }: ProductsBulkProps) {
  const client = useQueryClient();
  const categories = useCategories();
  const leavingTexts = useLeavingTexts();
  const leavingNote = (to: string) =>
    leavingTexts({ from: rows.map(({ category }) => category), to }).join(' ');
  const { data: groups = [] } = useOptionGroups();
  const { data: settings } = useQuery(callQuery('getSettings', {}));
  const may = useMay();
  const departments = (may('changeSettings') && settings?.departments) || null;

  /** Stores who makes the dishes of the categories that the rows have. */
  async function storeDepartment(department: NonNullable<ProductBulkBody['department']>) {
    const chosen = new Map(rows.map(({ category }) => [textKey(category), category]));
    const others = Object.entries(departments ?? {}).filter(([name]) => !chosen.has(textKey(name)));
    const own = [...chosen.values()].filter(Boolean).map((category) => [category, department] as const);
    const version = settings?.versions?.departments;
    await updateSettings({
      departments: Object.fromEntries([...others, ...own]),
      ...(version !== undefined && { versions: { departments: version } }),
    });
    refreshLists(client, ['getSettings']);
  }

  async function send({ department, ...body }: ProductBulkBody, items: BulkItems) {
    if (department) return storeDepartment(department);
    try {
      return await changeProducts({ ...body, items });
    } finally {
      refreshProducts(client);
    }
  }

  return (
    <BulkDialog
      rows={rows}
      what={rows.length === 1 ? 'dish' : 'dishes'}
      fields={productBulkFields({ categories, groups, leavingNote, departments })}
      {...{ send, onSaved, onClose }}
    />
  );
}
