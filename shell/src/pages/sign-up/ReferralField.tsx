import { ApiError } from '@storefront/shared/api/api-error';
import { checkReferral } from '@storefront/shared/api/users';
import * as messages from '@storefront/shared/messages';
import { useSearchParams } from '@storefront/shared/router';
import { notify } from '@storefront/shared/toast';
import { Field } from '@storefront/shared/ui/Field';
import { FieldRow, RowButton } from '@storefront/shared/ui/FieldRow';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useRef, useState } from 'react';

type Verdict = 'valid' | 'invalid' | null;

async function judge(code: string): Promise<Verdict> {
  try {
    await checkReferral(code);
    return 'valid';
  } catch (error) {
    console.error('referral', error);
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return isUnknown ? 'invalid' : null;
  }
}

function showVerdict(verdict: Verdict): void {
  if (verdict === 'valid') notify.success(messages.account.referralValid, 'referral');
  else if (verdict === 'invalid') notify.error(messages.account.referralInvalid, 'referral');
  else notify.error(messages.account.somethingWrong, 'referral');
}

/**
 * The optional referral code, with a button that checks it (§2 Signup, C94); the link of an invitation fills it in. Shows a
 * verdict only beside the code that was checked.
 */
export function ReferralField({ error }: { readonly error: string | undefined }) {
  const [search] = useSearchParams();
  const [code, setCode] = useState(search.get('ref') ?? '');
  const latest = useRef(code);
  const [judged, setJudged] = useState<{ code: string; verdict: Verdict } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const verdict = judged?.code === code.trim() ? judged.verdict : null;

  const check = async () => {
    const checked = code.trim();
    setBusy(true);
    const found = await judge(checked);
    setBusy(false);
    setJudged({ code: checked, verdict: found });
    if (latest.current.trim() === checked) showVerdict(found);
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
            latest.current = event.currentTarget.value;
            setCode(event.currentTarget.value);
          }}
        />
      </Field>
      <RowButton variant="secondary" busy={isBusy} disabled={code.trim() === ''} onClick={() => void check()}>
        Check
      </RowButton>
    </FieldRow>
  );
}
