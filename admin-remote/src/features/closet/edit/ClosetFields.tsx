import { CLOSET_CATEGORIES } from '@storefront/shared/rules/closet-catalogue';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { TextArea } from '@storefront/shared/ui/TextArea';
import { FieldPair } from '../../../common/form/FieldPair';
import type { FieldErrors } from '../../../common/form/form-failure';
import { TextField } from '../../../common/form/TextField';
import type { ClosetForm } from './closet-form';

export interface ClosetFieldsProps {
  readonly form: ClosetForm;
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<ClosetForm>) => void;
}

/** Fields that describe and classify a closet item. */
export function ClosetFields({ form, errors, onChange }: ClosetFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        required
        error={errors.name}
        hint="With its type, as in Linen Shirt: filters go by it"
        maxLength={120}
        value={form.name}
        onChange={(name) => onChange({ name })}
      />
      <FieldPair>
        <Field label="Division" required error={errors.division}>
          <Select value={form.division} onChange={({ target }) => onChange({ division: target.value })}>
            <option value="closet">Closet: clothes</option>
            <option value="kicks">Kicks: shoes</option>
          </Select>
        </Field>
        <Field label="Category" required error={errors.category}>
          <Select value={form.category} onChange={({ target }) => onChange({ category: target.value })}>
            <option value="">Choose one</option>
            {CLOSET_CATEGORIES.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        </Field>
        <Field label="Gender" optional error={errors.gender}>
          <Select value={form.gender} onChange={({ target }) => onChange({ gender: target.value })}>
            <option value="">None</option>
            <option>Men</option>
            <option>Women</option>
          </Select>
        </Field>
        <TextField
          label="Brand"
          required
          error={errors.brand}
          maxLength={60}
          value={form.brand}
          onChange={(brand) => onChange({ brand })}
        />
      </FieldPair>
      <TextField
        label="Material"
        optional
        error={errors.material}
        maxLength={60}
        value={form.material}
        onChange={(material) => onChange({ material })}
      />
      <Field label="Description" required error={errors.description}>
        <TextArea
          rows={3}
          maxLength={2000}
          value={form.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
    </>
  );
}
