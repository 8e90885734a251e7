import { atom } from 'jotai';

/** Counts the people who were here in this page; a new number starts every page anew, with nothing of the last one. */
export const visitAtom = atom(0);
