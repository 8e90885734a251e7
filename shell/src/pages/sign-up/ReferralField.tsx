import { ApiError } from '@storefront/shared/api/api-error';
import { checkReferral } from '@storefront/shared/api/users';
import * as messages from '@storefront/shared/messages';
import { useSearchParams } from '@storefront/shared/router';
import { notify } from '@storefront/shared/toast';
import { Field } from '@storefront/shared/ui/Field';
import { FieldRow, RowButton } from '@storefront/shared/ui/FieldRow';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useState } from 'react';

type Verdict = 'valid' | 'invalid' | null;

async function judge(code: string): Promise<Verdict> {
  try {
    await checkReferral(code);
  } catch (error) {
    console.error('referral', error);
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
    notify.error(isUnknown ? messages.account.referralInvalid : messages.account.somethingWrong, 'referral');
    return isUnknown ? 'invalid' : null;
  }
  notify.success(messages.account.referralValid, 'referral');
  return 'valid';
}

/** The optional referral code, with a button that checks it (§2 Signup, C94); the link of an invitation fills it in. */
export function ReferralField({ error }: { readonly error: string | undefined }) {
  const [search] = useSearchParams();
  const [code, setCode] = useState(search.get('ref') ?? '');
  const [verdict, setVerdict] = useState<Verdict>(null);
  const [isBusy, setBusy] = useState(false);

  const check = async () => {
    setBusy(true);
    setVerdict(await judge(code.trim()));
    setBusy(false);
  };

  return (
    <FieldRow>
      <Field
        label="Referral code"
        optional
        error={verdict === 'invalid' ? messages.account.referralInvalid : error}
        hint={verdict === 'valid' ? messages.account.referralValid : undefined}
      >
        <TextInput
          name="entredReferalCode"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setVerdict(null);
          }}
        />
      </Field>
      <RowButton variant="secondary" busy={isBusy} disabled={code.trim() === ''} onClick={() => void check()}>
        Check
      </RowButton>
    </FieldRow>
  );
}
