import { readRuntimeConfig } from '@storefront/shared/config';
import { useMinute } from '@storefront/shared/hooks/use-minute';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import { Link } from '@storefront/shared/router';
import { pauseAt } from '@storefront/shared/rules/opening-hours';
import styled from 'styled-components';
import { tabPath } from './tabs';

/** Warns on every tab that ordering is paused, and links to the setting (C28). Staff forget pauses easily. */
export function PausedBadge() {
  const now = useMinute();
  const ordering = useOrderingSettings(readRuntimeConfig().ownServer);
  if (now === null || !pauseAt(now, ordering)) return null;
  return <Badge to={tabPath('settings')}>Orders paused</Badge>;
}

const Badge = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  padding-inline: 12px;
  border-radius: 16px;
  background: var(--accent-soft);
  color: var(--accent-text);
  font-size: var(--t-small);
  font-weight: 700;
  white-space: nowrap;
  text-decoration: none;

  /* On phones it stands alone in a second row. */
  @media (max-width: 639px) {
    order: 1;
    flex: 1 0 100%;
    justify-content: center;
  }
`;
