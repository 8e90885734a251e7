import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { TextInput } from '@storefront/shared/ui/TextInput';

interface ChoiceFieldProps {
  readonly label: string;
  /** Options of the picked product. If empty, any text is accepted. */
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Optional colour or size of a line (§5). */
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
