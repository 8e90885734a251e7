import { type OpenState, openState, pauseAt } from '../rules/opening-hours';
import { useMinute } from './use-minute';
import { useOrderingSettings } from './use-ordering-settings';

/** Whether the shop is open, and whether it takes orders. */
export interface DoorState extends OpenState {
  readonly isPaused: boolean;
  /** Orders are refused while the shop is closed (P10). */
  readonly refuses: boolean;
}

/** Whether the shop is open right now, by its own clock (C28, P11); null on a server and during hydration. */
export function useOpenState(): DoorState | null {
  const now = useMinute();
  const ordering = useOrderingSettings();
  if (now === null) return null;
  const isPaused = pauseAt(now, ordering) !== null;
  return { ...openState(now, ordering), isPaused, refuses: ordering.refuseWhenClosed };
}
