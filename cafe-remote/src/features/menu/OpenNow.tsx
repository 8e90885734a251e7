import { useOpenState } from '@storefront/shared/hooks/use-open-state';
import { useOrdering } from '@storefront/shared/hooks/use-ordering';
import { usualHours } from '@storefront/shared/rules/opening-hours';

/** Whether the kitchen is at work, by the shop's clock (C28); the hours alone until the browser has one. */
export function OpenNow() {
  const state = useOpenState();
  const ordering = useOrdering();
  if (!state) return <span>{usualHours(ordering)}</span>;
  const { isOpen, isPaused, opensAt, closesAt } = state;
  const day = isOpen
    ? ` until ${closesAt}`
    : opensAt && `, ${ordering.refuseWhenClosed ? 'opens at' : 'prepared from'} ${opensAt}`;
  return (
    <span>
      <b>{isPaused ? 'Orders are paused' : isOpen ? 'Open now' : 'Closed now'}</b>
      {isPaused || day}
    </span>
  );
}
