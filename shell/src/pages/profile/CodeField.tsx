import { ApiError } from '@storefront/shared/api/api-error';
import { requestAccountOtp } from '@storefront/shared/api/users';
import * as messages from '@storefront/shared/messages';
import { OTP_LENGTH } from '@storefront/shared/rules/credentials';
import { notify } from '@storefront/shared/toast';
import { Field } from '@storefront/shared/ui/Field';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useRef, useState } from 'react';
import { FieldRow, RowButton } from '../../auth/forms/form-style';

const MAILED = `${OTP_LENGTH} digits; good for 10 minutes, and once`;
const FILLED = 'Filled in for you: this shop has no mail set up';
const TOO_SOON = 'A code was sent a moment ago. Look into your mail, or try again in a minute.';

const hintOnFailure = (error: unknown) =>
  error instanceof ApiError && error.status === 429 ? TOO_SOON : null;

export interface CodeFieldProps {
  /** Address that receives the code. */
  readonly email: string;
  readonly error: string | undefined;
}

/**
 * The one-time code with Send OTP. The button fills the code in if the answer contains it; else the person types the
 * mailed one (§2 Profile, C1).
 */
export function CodeField({ email, error }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [hint, setHint] = useState<string>(`We mail it to ${email}`);

  const send = async () => {
    setBusy(true);
    const sent = await notify.during(requestAccountOtp(), {
      loading: 'Sending the code…',
      success: messages.profile.otpSent,
      failure: (failed) => {
        console.error('account code', failed);
        setHint((before) => hintOnFailure(failed) ?? before);
        return messages.profile.otpFailed;
      },
    });
    setBusy(false);
    if (!sent) return;
    setHint(sent.otp ? FILLED : MAILED);
    if (!input.current) return;
    if (sent.otp) input.current.value = sent.otp;
    input.current.focus();
  };

  return (
    <FieldRow>
      <Field label="OTP" error={error} hint={hint} required>
        <TextInput
          ref={input}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={OTP_LENGTH}
        />
      </Field>
      <RowButton variant="secondary" busy={isBusy} onClick={() => void send()}>
        Send OTP
      </RowButton>
    </FieldRow>
  );
}
