import { Button } from '@storefront/shared/ui/Button';
import { lazy, Suspense, useState } from 'react';

const ForgotDialog = lazy(() => import('./ForgotDialog'));

/** The way to a new password, beside a login (§2). */
export function ForgotPassword() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Forgot password?
      </Button>
      {isOpen && (
        <Suspense>
          <ForgotDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
