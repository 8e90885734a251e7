import { useOpenState } from '@storefront/shared/hooks/use-open-state';
import { Notice } from '@storefront/shared/ui/Notice';
import styled from 'styled-components';

/** Outside of the opening hours an order is taken all the same, and prepared when the kitchen opens (C28). */
export function ClosedNotice() {
  const state = useOpenState();
  if (!state?.opensAt || state.isOpen) return null;
  return (
    <Below title="Closed now">
      You can order. We prepare it from {state.opensAt}
      {state.inDays === 1 && ' tomorrow'}.
    </Below>
  );
}

const Below = styled(Notice)`
  margin-top: 16px;
`;
