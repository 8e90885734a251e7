import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { Field } from '@storefront/shared/ui/Field';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { FieldPair } from '../../../common/form/FieldPair';
import type { ClosetFieldsProps } from './ClosetFields';

/** What a closet item costs, and what there is of it (C62, C63, C64). */
export function ClosetSaleFields({ form, errors, onChange }: ClosetFieldsProps) {
  return (
    <>
      <FieldPair>
        <Field label="Price in Rs" required error={errors.price}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={form.price}
            onChange={({ target }) => onChange({ price: target.value })}
          />
        </Field>
        <Field
          label="Available stock"
          required
          error={errors.availableStock}
          hint="0 is shown as out of stock"
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={form.availableStock}
            onChange={({ target }) => onChange({ availableStock: target.value })}
          />
        </Field>
        <Field label="Size options" required error={errors.sizeOptions} hint="Comma-separated, as in S, M, L">
          <TextInput
            maxLength={400}
            autoComplete="off"
            value={form.sizeOptions}
            onChange={({ target }) => onChange({ sizeOptions: target.value })}
          />
        </Field>
        <Field label="Ratings" optional error={errors.ratings} hint="Stars, from 0 to 5">
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={3}
            value={form.ratings}
            onChange={({ target }) => onChange({ ratings: target.value })}
          />
        </Field>
      </FieldPair>
      <div>
        <Checkbox
          label="Top Seller"
          checked={form.isTopSeller}
          onChange={({ target }) => onChange({ isTopSeller: target.checked })}
        />
      </div>
    </>
  );
}
