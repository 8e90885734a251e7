import { Field, type FieldProps } from '@storefront/shared/ui/Field';
import { TextInput, type TextInputProps } from '@storefront/shared/ui/TextInput';

type Wording = Pick<FieldProps, 'label' | 'hint' | 'error' | 'required' | 'optional'>;

interface TextFieldProps
  extends Wording,
    Pick<TextInputProps, 'inputMode' | 'list' | 'maxLength' | 'placeholder' | 'spellCheck'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Labelled text input without browser autofill. */
export function TextField({ label, hint, error, required, optional, onChange, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      <TextInput {...input} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
