import { atom } from 'jotai';

/** Whether staff want the bell. On by default; this browser may store another choice. */
export const soundWantedAtom = atom(true);

/** Whether the bell repeats until somebody uses the page (C93). Off by default; this browser may store another choice. */
export const bellRepeatAtom = atom(false);

/** Whether the browser blocked the last sound (P30). */
export const soundBlockedAtom = atom(false);
