import { useOpenState } from '@storefront/shared/hooks/use-open-state';

/** Whether the kitchen is at work, by the shop's clock (C28); the hours alone until the browser has one. */
export function OpenNow() {
  const state = useOpenState();
  if (!state) return <span>8 AM to 9:30 PM</span>;
  if (state.isOpen) {
    return (
      <span>
        <b>Open now</b> until {state.closesAt}
      </span>
    );
  }
  return (
    <span>
      <b>Closed now</b>, prepared from {state.opensAt}
    </span>
  );
}
