import { atom } from 'jotai';

const KEY = 'staff-struck-lines';

/** Lines that this browser remembers; older ones are forgotten. */
const LIMIT = 300;

function readStored(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Undefined until the first read: a page renders without a browser. */
const keysAtom = atom<readonly string[] | undefined>(undefined);

/** The keys of the lines that somebody struck on this screen (C222). */
export const struckLinesAtom = atom((get) => new Set(get(keysAtom) ?? readStored()));

/** Strikes a line, or takes that back. This browser remembers it, so that a reload loses nothing. */
export const strikeLineAtom = atom(null, (get, set, key: string) => {
  const keys = get(keysAtom) ?? readStored();
  const next = keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key].slice(-LIMIT);
  set(keysAtom, next);
  try {
    window.localStorage.setItem(KEY, JSON.stringify(next));
  } catch (error) {
    console.warn('struck lines', error);
  }
});
