import { codeLimitText } from '@storefront/shared/api/code-limit';
import { requestAccountOtp } from '@storefront/shared/api/users';
import { notify } from '@storefront/shared/toast';
import { useRef, useState } from 'react';
import * as messages from '../messages/messages';
import { OTP_LENGTH } from '../rules/credentials';
import { CodeInput } from './CodeInput';
import { Field } from './Field';
import { FieldRow, RowButton } from './FieldRow';

const MAILED = `${OTP_LENGTH} digits; good for 10 minutes, and once`;
const FILLED = 'Filled in for you: this shop has no mail set up';
/** Id of the messages: a new result replaces the old one. */
const MESSAGE = 'account-code';

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

  const fill = (otp: string) => {
    setHint(otp ? FILLED : MAILED);
    if (!input.current) return;
    if (otp) {
      input.current.value = otp;
      // The form clears the field's error on this event.
      input.current.dispatchEvent(new Event('input', { bubbles: true }));
    }
    input.current.focus();
  };

  const send = async () => {
    setBusy(true);
    notify.loading('Sending the code…', MESSAGE);
    try {
      fill((await requestAccountOtp()).otp);
      notify.success(messages.profile.otpSent, MESSAGE);
    } catch (error) {
      console.error('account code', error);
      setHint((before) => codeLimitText(error) ?? before);
      notify.error(messages.profile.otpFailed, MESSAGE);
    }
    setBusy(false);
  };

  return (
    <FieldRow>
      <Field label="OTP" error={error} hint={hint} required>
        <CodeInput ref={input} inputMode="numeric" />
      </Field>
      <RowButton variant="secondary" busy={isBusy} onClick={() => void send()}>
        Send OTP
      </RowButton>
    </FieldRow>
  );
}
