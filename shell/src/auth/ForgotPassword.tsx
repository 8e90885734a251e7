import { lazyPart } from '@storefront/shared/lazy';
import { Button } from '@storefront/shared/ui/Button';
import { useState } from 'react';

const ForgotDialog = lazyPart(async () => (await import('./ForgotDialog')).ForgotDialog);

/** The button that opens the forgot-password dialog, in a login form (§2). */
export function ForgotPassword() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Forgot password?
      </Button>
      {isOpen && <ForgotDialog onClose={() => setOpen(false)} />}
    </>
  );
}
