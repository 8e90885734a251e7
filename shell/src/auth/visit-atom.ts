import { atom } from 'jotai';

/** Part of every page's key: a new number mounts all pages again, without the state of the last person. */
export const visitAtom = atom(0);
