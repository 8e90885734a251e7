import { confirmSecondFactor, setUpSecondFactor } from '@storefront/shared/api/second-factor';
import type { SecondFactorSetup } from '@storefront/shared/contract/entities/second-factor';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { QrCode } from '@storefront/shared/ui/QrCode';
import { useState } from 'react';
import styled from 'styled-components';
import { RecoveryCodes } from './RecoveryCodes';
import { StepForm } from './StepForm';
import { tryCall } from './try-call';

/** Turns two-step login on: password, QR code with the first code of the app, recovery codes (C297). */
export function SetUpDialog({ onClose }: { readonly onClose: () => void }) {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    if (!isBusy) onClose();
  };
  const step = { isBusy, onBusy: setBusy };

  const title = codes ? 'Two-step login is on' : 'Set up two-step login';
  return (
    <Dialog open onClose={close} title={title} lightDismiss={false}>
      {codes ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : setup ? (
        <StepForm
          key="code"
          {...step}
          asks={['authenticator']}
          button="Turn on"
          onSubmit={async ({ code }) => {
            const done = await tryCall(confirmSecondFactor(code));
            if (!('value' in done)) return done;
            setCodes(done.value.recoveryCodes);
            return {};
          }}
        >
          <p>
            Scan this with an authenticator app, such as Google Authenticator or Aegis, and type its code.
            Everybody else who is signed in to your account is signed out then.
          </p>
          <Paper>
            <QrCode text={setup.uri} label="QR code for your authenticator app" />
          </Paper>
          <p>
            On this phone: <a href={setup.uri}>open the app</a>. Or type this key there:{' '}
            <Key>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</Key>
          </p>
        </StepForm>
      ) : (
        <StepForm
          key="password"
          {...step}
          asks={['password']}
          button="Continue"
          onSubmit={async ({ password }) => {
            const done = await tryCall(setUpSecondFactor(password));
            if (!('value' in done)) return done;
            setSetup(done.value);
            return {};
          }}
        >
          <p>You need a phone with an authenticator app. First, your password.</p>
        </StepForm>
      )}
    </Dialog>
  );
}

/** Cameras need dark dots on white, in the dark theme too. */
const Paper = styled.div`
  width: min(200px, 100%);
  margin-inline: auto;
  background: #fff;
  color: #000;

  svg {
    display: block;
  }
`;

const Key = styled.code`
  overflow-wrap: anywhere;
  font-family: ui-monospace, monospace;
  font-weight: 600;
  user-select: all;
`;
