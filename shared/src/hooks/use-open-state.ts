import { type OpenState, openState, pauseAt } from '../rules/opening-hours';
import { useMinute } from './use-minute';
import { useOrdering } from './use-ordering';

/** The door right now, and whether staff take no orders although it may be open. */
export interface DoorState extends OpenState {
  readonly isPaused: boolean;
  /** Closed means closed: nothing is taken to be prepared later (P10). */
  readonly refuses: boolean;
}

/** Whether the shop is open right now, on its own clock (C28, P11); null on a server and while its HTML is taken over. */
export function useOpenState(): DoorState | null {
  const now = useMinute();
  const ordering = useOrdering();
  if (now === null) return null;
  const isPaused = pauseAt(now, ordering) !== null;
  return { ...openState(now, ordering), isPaused, refuses: ordering.refuseWhenClosed };
}
