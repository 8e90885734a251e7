import { readRuntimeConfig } from '@storefront/shared/config';
import { useMinute } from '@storefront/shared/hooks/use-minute';
import { useOpenState } from '@storefront/shared/hooks/use-open-state';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import { todayText } from '@storefront/shared/rules/hours-text';
import { usualHours } from '@storefront/shared/rules/opening-hours';
import styled from 'styled-components';

/** The opening hours set by staff (§2), those of today where they differ, and whether the shop is open now. */
export function OpenNow() {
  const state = useOpenState();
  const now = useMinute();
  // No other part of the page may have read them.
  const hours = useOrderingSettings(readRuntimeConfig().ownServer);
  return (
    <p>
      <span>{`${(now !== null && todayText(now, hours)) || usualHours(hours)} (NST)`}</span>
      <Now data-open={state?.isOpen}>
        {state &&
          (state.isOpen
            ? `Open now, until ${state.closesAt}`
            : `Closed now${state.opensAt ? `, opens at ${state.opensAt}` : ''}`)}
      </Now>
    </p>
  );
}

const Now = styled.span`
  display: block;
  min-height: 1.5em;
  color: var(--muted);

  &[data-open='true'] {
    color: var(--ok);
    font-weight: 600;
  }
`;
