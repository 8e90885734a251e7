import { replaceRecoveryCodes, turnOffSecondFactor } from '@storefront/shared/api/second-factor';
import { notify } from '@storefront/shared/toast';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { useState } from 'react';
import { RecoveryCodes } from './RecoveryCodes';
import { StepForm } from './StepForm';
import { tryCall } from './try-call';

interface CodeDialogProps {
  readonly what: 'codes' | 'off';
  readonly onClose: () => void;
}

/** Makes new recovery codes, or turns two-step login off (C297). */
export function CodeDialog({ what, onClose }: CodeDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    if (!isBusy) onClose();
  };
  const step = { isBusy, onBusy: setBusy };
  if (what === 'codes')
    return (
      <Dialog open onClose={close} title="New recovery codes" lightDismiss={false}>
        {codes ? (
          <RecoveryCodes codes={codes} onClose={onClose} />
        ) : (
          <StepForm
            {...step}
            asks={['any']}
            button="Make new codes"
            onSubmit={async ({ code }) => {
              const done = await tryCall(replaceRecoveryCodes(code));
              if (!('value' in done)) return done;
              setCodes(done.value.recoveryCodes);
              return {};
            }}
          >
            <p>The codes that you have now no longer work then.</p>
          </StepForm>
        )}
      </Dialog>
    );
  return (
    <Dialog open onClose={close} title="Turn off two-step login" lightDismiss={false}>
      <StepForm
        {...step}
        asks={['password', 'any']}
        button="Turn off"
        onSubmit={async (typed) => {
          const done = await tryCall(turnOffSecondFactor(typed));
          if (!('value' in done)) return done;
          notify.success('Two-step login is off', 'two-step');
          onClose();
          return {};
        }}
      >
        <p>For a new phone, turn it off here and set it up again.</p>
      </StepForm>
    </Dialog>
  );
}
