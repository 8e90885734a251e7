import { rewards } from '@storefront/shared/content/rewards';
import { paths } from '@storefront/shared/paths';
import { Button } from '@storefront/shared/ui/Button';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Dialog } from '@storefront/shared/ui/Dialog';
import styled from 'styled-components';
import { WelcomeParts } from '../../common/WelcomeParts';

export interface SignUpDialogProps {
  readonly onClose: () => void;
}

const total = rewards.welcome.steps.reduce((sum, { points }) => sum + points, 0);

/** Invites to sign up and shows the welcome bonus (§2 Home, §9). */
export function SignUpDialog({ onClose }: SignUpDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${total} points to begin with`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <ButtonLink to={paths.login()} variant="secondary">
            Log in
          </ButtonLink>
          <ButtonLink to={paths.signUp()}>Sign up</ButtonLink>
        </>
      }
    >
      <Lead>{rewards.lead}</Lead>
      <WelcomeParts />
    </Dialog>
  );
}

const Lead = styled.p`
  margin-bottom: var(--s5);
  color: var(--muted);
`;
