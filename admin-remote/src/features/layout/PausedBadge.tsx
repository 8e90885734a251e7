import { useMinute } from '@storefront/shared/hooks/use-minute';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import { Link } from '@storefront/shared/router';
import { pauseAt } from '@storefront/shared/rules/opening-hours';
import styled from 'styled-components';
import { tabPath } from './tabs';

/** A pause is easily forgotten: every tab says so, and leads to where it ends (C28). */
export function PausedBadge() {
  const now = useMinute();
  const ordering = useOrderingSettings(true);
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
`;
