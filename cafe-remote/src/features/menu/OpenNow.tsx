import { useOpenState } from '@storefront/shared/hooks/use-open-state';

/** Whether the kitchen is at work, by the shop's clock (C28); the hours of §2 until the browser has one. */
export function OpenNow() {
  const state = useOpenState();
  if (!state) return <span>8 AM to 9:30 PM</span>;
  const { isOpen, isPaused, refuses, opensAt, closesAt } = state;
  const day = isOpen
    ? ` until ${closesAt}`
    : opensAt && `, ${refuses ? 'opens at' : 'prepared from'} ${opensAt}`;
  return (
    <span>
      <b>{isPaused ? 'Orders are paused' : isOpen ? 'Open now' : 'Closed now'}</b>
      {isPaused || day}
    </span>
  );
}
