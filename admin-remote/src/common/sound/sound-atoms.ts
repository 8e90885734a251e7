import { atom } from 'jotai';

/** Whether staff want to hear new orders; on unless this browser was told otherwise. */
export const soundWantedAtom = atom(true);

/** Whether the browser held the sound back when it was last asked (P30). */
export const soundBlockedAtom = atom(false);
