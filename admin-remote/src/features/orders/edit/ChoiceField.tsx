import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { TextInput } from '@storefront/shared/ui/TextInput';

interface ChoiceFieldProps {
  readonly label: string;
  /** What the picked product comes in; anything may be typed where it says nothing. */
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An optional choice of a line: colour or size (§5). */
export function ChoiceField({ label, options, value, onChange }: ChoiceFieldProps) {
  return (
    <Field label={label} optional>
      {options.length > 0 ? (
        <Select value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">None</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      ) : (
        <TextInput maxLength={30} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
