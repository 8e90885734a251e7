import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { NOT_KNOWN } from './item-form';

interface ChoiceFieldProps {
  readonly label: 'Colour' | 'Size';
  /** Options of the picked product. If empty, there is nothing to ask. */
  readonly options: readonly string[];
  /** Whether the line may leave it open; not where staff count by size and colour (C258). */
  readonly canBeOpen: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Asks for the colour or size of a line. "Not known yet" is an answer, because both are optional (§5, C171). */
export function ChoiceField({ label, options, canBeOpen, value, error, onChange }: ChoiceFieldProps) {
  if (options.length === 0) return null;
  return (
    <Field label={label} required error={error}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="" disabled>
          Choose
        </option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
        {canBeOpen && <option value={NOT_KNOWN}>Not known yet</option>}
      </Select>
    </Field>
  );
}
