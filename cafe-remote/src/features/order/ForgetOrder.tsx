import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { useState } from 'react';
import styled from 'styled-components';

/** Deletes the key of an order that has ended from this device, after a question: only its link opens it then (C401). */
export function ForgetOrder({ onForget }: { readonly onForget: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Below variant="secondary" onClick={() => setAsking(true)}>
        Forget this order on this device
      </Below>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Forget this order?"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button onClick={onForget}>Forget it</Button>
          </>
        }
      >
        <p>This device will not open it any more. Its link in your mails still does.</p>
      </Dialog>
    </>
  );
}

const Below = styled(Button)`
  margin-top: 16px;
`;
