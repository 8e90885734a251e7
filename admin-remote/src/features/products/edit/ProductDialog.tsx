import type { Product } from '@storefront/shared/contract/entities/product';
import { useEditConflict } from '../../../common/conflict/use-edit-conflict';
import { FormDialog } from '../../../common/form/FormDialog';
import { PictureField } from '../../../common/form/PictureField';
import { useForm } from '../../../common/form/use-form';
import { HistoryLink } from '../../../common/HistoryLink';
import { useGroupName } from '../../../common/use-option-groups';
import { ProductFields } from './ProductFields';
import { copyOfProduct, productFaults, productFields, toProductForm } from './product-form';
import { useSaveProduct } from './use-save-product';

/** How the menu crops a picture. */
const FRAMES = [
  { label: 'On a phone', ratio: '128 / 136', width: 112 },
  { label: 'On a desk', ratio: '379 / 244', width: 184 },
];

interface ProductDialogProps {
  /** Null adds a new product. */
  readonly product: Product | null;
  /** The dish that a new one is filled from (C308). */
  readonly from?: Product;
  /** Called when a new product is stored. */
  readonly onAdded?: () => void;
  readonly onClose: () => void;
}

/** Adds or changes a cafe product (§2 "Products tab", §7). */
export function ProductDialog({ product, from, onAdded, onClose }: ProductDialogProps) {
  const form = useForm(() => (from ? copyOfProduct(from) : toProductForm(product)));
  const conflict = useEditConflict({
    opened: product,
    values: form.values,
    setValues: form.set,
    toForm: toProductForm,
    fields: productFields(useGroupName()),
  });
  const { save, submission } = useSaveProduct(conflict.item, {
    onRefused: form.refuse,
    onError: conflict.take,
  });
  const isNew = product === null;

  const submit = async () => {
    const faults = productFaults(form.values);
    if (Object.keys(faults).length > 0) {
      form.refuse(faults);
      return false;
    }
    const isSaved = conflict.check() && (await save(form.values));
    if (isSaved && isNew) onAdded?.();
    return isSaved;
  };
  return (
    <FormDialog
      title={isNew ? 'Add product' : `Edit ${product.name}`}
      action={isNew ? 'Add product' : 'Save product'}
      form={form}
      submission={submission}
      conflict={conflict.notice}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProductFields
        categoryBefore={conflict.item?.category}
        form={form.values}
        errors={form.errors}
        onChange={form.set}
      />
      <PictureField
        label="Picture"
        file={form.values.image}
        onFile={(image) => form.set({ image })}
        current={conflict.item ?? undefined}
        frames={FRAMES}
        hint="The menu shows its middle: keep the dish clear of the edges."
        error={form.errors.image}
        optional={isNew}
      />
      {!isNew && <HistoryLink subject={product._id} />}
    </FormDialog>
  );
}
