import type { User } from '@storefront/shared/contract/entities/user';
import { Dialog } from '@storefront/shared/ui/Dialog';
import styled from 'styled-components';
import { ForgotPassword } from './ForgotPassword';
import { LoginForm } from './LoginForm';

export interface SignInDialogProps {
  /** The person whose session has ended. */
  readonly person: User;
  readonly onSignedIn: (person: User) => void;
  readonly onCancel: () => void;
}

/** The login dialog over a page whose session has ended; the page stays unchanged (P23). */
export default function SignInDialog({ person, onSignedIn, onCancel }: SignInDialogProps) {
  return (
    <Dialog open onClose={onCancel} title="Please log in again" lightDismiss={false}>
      <p>You have been logged out. Everything on this page is kept and goes on once you are back.</p>
      <LoginForm email={person.email} startAt="password" onLoggedIn={onSignedIn} />
      <Way>
        <ForgotPassword />
      </Way>
    </Dialog>
  );
}

const Way = styled.div`
  margin-top: var(--s3);
  text-align: center;
`;
