import type { FormEvent } from 'react';
import { cleanCode, OTP_LENGTH } from '../rules/credentials';
import { TextInput, type TextInputProps } from './TextInput';

/** Cleans what was typed or pasted before it is cut to six characters: `042 042` stays a whole code (C39). */
function clean({ currentTarget }: FormEvent<HTMLInputElement>): void {
  const code = cleanCode(currentTarget.value).slice(0, OTP_LENGTH);
  if (code !== currentTarget.value) currentTarget.value = code;
}

type CodeInputProps = Pick<TextInputProps, 'ref' | 'inputMode'>;

/** Input of a one-time code: at most six characters (§5). */
export const CodeInput = (props: CodeInputProps) => (
  <TextInput {...props} name="otp" autoComplete="one-time-code" autoCapitalize="characters" onInput={clean} />
);
