import { atom } from 'jotai';

const KEY = 'staff-lock-minutes';

/** Minutes without a touch after which this device locks; 0: never (C295). */
export const LOCK_MINUTES = [0, 1, 2, 5, 10, 15, 30] as const;

function stored(): number {
  try {
    const minutes = Number(window.localStorage.getItem(KEY));
    return LOCK_MINUTES.find((each) => each === minutes) ?? 0;
  } catch {
    return 0;
  }
}

const chosenAtom = atom<number | null>(null);

/** The setting of this browser. Stays in memory where the browser blocks storage. */
export const lockMinutesAtom = atom(
  (get) => get(chosenAtom) ?? (typeof window === 'undefined' ? 0 : stored()),
  (_get, set, minutes: number) => {
    set(chosenAtom, minutes);
    try {
      window.localStorage.setItem(KEY, String(minutes));
    } catch (error) {
      console.warn('lock setting', error);
    }
  },
);
