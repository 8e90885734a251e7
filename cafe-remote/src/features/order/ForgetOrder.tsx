import { Button } from '@storefront/shared/ui/Button';
import { useState } from 'react';
import styled from 'styled-components';
import { OrderQuestion } from './lazy-order-question';

/** Deletes the key of an order that has ended from this device, after a question: only its link opens it then (C401). */
export function ForgetOrder({ onForget }: { readonly onForget: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Below variant="secondary" onClick={() => setAsking(true)}>
        Forget this order on this device
      </Below>
      {isAsking && (
        <OrderQuestion
          title="Forget this order?"
          text="This device will not open it any more. Its link in your mails still does."
          keep="Keep it"
          yes="Forget it"
          onKeep={() => setAsking(false)}
          onYes={onForget}
        />
      )}
    </>
  );
}

const Below = styled(Button)`
  margin-top: 16px;
`;
