import { atom } from 'jotai';

/** How the dashboard hears of new orders: at once, soon again, or by asking every minute only (P32). */
export type LinkState = 'connecting' | 'live' | 'reconnecting' | 'offline';

export const linkStateAtom = atom<LinkState>('connecting');
