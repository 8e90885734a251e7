import type { UserEvent } from '@testing-library/user-event';

/** Presses Tab until a control has the focus. Throws if it has none after so many stops. */
export async function tabTo(user: UserEvent, control: HTMLElement, stops = 150): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await user.tab();
    if (control.ownerDocument.activeElement === control) return;
  }
  throw new Error(`Tab did not reach the control within ${stops} stops.`);
}
