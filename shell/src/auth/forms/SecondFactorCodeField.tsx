import { Field } from '@storefront/shared/ui/Field';
import { TextInput } from '@storefront/shared/ui/TextInput';

interface SecondFactorCodeFieldProps {
  readonly kind: 'authenticator' | 'recovery';
  readonly error: string | undefined;
}

/** The code of an authenticator app, or a recovery code: the field `code` of its form (C297). */
export function SecondFactorCodeField({ kind, error }: SecondFactorCodeFieldProps) {
  if (kind === 'recovery')
    return (
      <Field
        label="Recovery code"
        hint="16 letters and digits from the list that you saved. Each works once."
        error={error}
        required
      >
        <TextInput
          name="code"
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
    );
  return (
    <Field label="Code" hint="6 digits, as your authenticator app shows them now" error={error} required>
      <TextInput name="code" maxLength={10} inputMode="numeric" autoComplete="one-time-code" />
    </Field>
  );
}
