import { readRuntimeConfig } from '@storefront/shared/config';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { TextArea } from '@storefront/shared/ui/TextArea';
import { useId } from 'react';
import styled from 'styled-components';
import { Checks } from '../../../common/form/Checks';
import { FieldPair } from '../../../common/form/FieldPair';
import type { FieldErrors } from '../../../common/form/form-failure';
import { MealtimeInputs } from '../../../common/form/MealtimeInputs';
import { PriceField } from '../../../common/form/PriceField';
import { TextField } from '../../../common/form/TextField';
import { useCategories } from '../../../common/use-categories';
import { useLeavingTexts } from '../../../common/use-leaving-texts';
import { GroupPicker } from './GroupPicker';
import { MarksField } from './MarksField';
import type { ProductForm } from './product-form';

interface ProductFieldsProps {
  /** The category of the stored dish; undefined for a new one. */
  readonly categoryBefore: string | undefined;
  readonly form: ProductForm;
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<ProductForm>) => void;
}

/** Text and number fields of a cafe product; usage is required (§5). */
export function ProductFields({ categoryBefore, form, errors, onChange }: ProductFieldsProps) {
  const categories = useCategories();
  const leaving = useLeavingTexts()({
    from: categoryBefore === undefined ? [] : [categoryBefore],
    to: form.category.trim(),
  });
  const categoryList = useId();
  const soldOutHint = useId();
  const { ownServer } = readRuntimeConfig();
  return (
    <>
      <TextField
        label="Name"
        required
        error={errors.name}
        maxLength={120}
        value={form.name}
        onChange={(name) => onChange({ name })}
      />
      <FieldPair>
        <PriceField value={form.price} error={errors.price} onChange={(price) => onChange({ price })} />
        <TextField
          label="Category"
          optional
          hint={leaving[0]}
          error={errors.category}
          list={categoryList}
          maxLength={60}
          value={form.category}
          onChange={(category) => onChange({ category })}
        />
      </FieldPair>
      <datalist id={categoryList}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Field label="Description" optional error={errors.description}>
        <TextArea
          rows={3}
          maxLength={1000}
          value={form.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
      <Field label="Usage" required error={errors.ugage}>
        <Select value={form.ugage} onChange={({ target }) => onChange({ ugage: target.value })}>
          <option value="enable">Enable: on the menu</option>
          <option value="disable">Disable: hidden, at a table only</option>
        </Select>
      </Field>
      <GroupPicker
        chosen={form.optionGroups}
        error={errors.optionGroups}
        onChange={(optionGroups) => onChange({ optionGroups })}
      />
      <Checks>
        <Checkbox
          label="Espresso item"
          checked={form.espressoItem}
          onChange={({ target }) => onChange({ espressoItem: target.checked })}
        />
        <Checkbox
          label="Sold out today"
          aria-describedby={ownServer ? soldOutHint : undefined}
          checked={form.soldOut}
          onChange={({ target }) => onChange({ soldOut: target.checked })}
        />
      </Checks>
      {ownServer && (
        <Hint id={soldOutHint}>Sold out ends by itself when the shop opens for its next day.</Hint>
      )}
      {form.mealtime !== undefined && (
        <Served>
          <legend>Served</legend>
          <MealtimeInputs
            of="Served"
            value={form.mealtime}
            isInvalid={errors.mealtime !== undefined}
            onChange={(mealtime) => onChange({ mealtime })}
          />
          {errors.mealtime ? (
            <p role="alert">{errors.mealtime}</p>
          ) : (
            <Hint>Without times it is served when its category is.</Hint>
          )}
        </Served>
      )}
      {form.marks !== undefined && (
        <MarksField marks={form.marks} error={errors.marks} onChange={(marks) => onChange({ marks })} />
      )}
    </>
  );
}

const Hint = styled.p`
  font-size: var(--t-small);
  color: var(--muted);
`;

const Served = styled.fieldset`
  display: grid;
  gap: 8px;

  > legend {
    padding: 0;
    font-weight: 600;
  }

  > [role='alert'] {
    font-size: var(--t-small);
    color: var(--error);
  }
`;
