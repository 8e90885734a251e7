import { atom } from 'jotai';

/** State of the socket. In `reconnecting` and `offline` the dashboard polls every minute (P32). */
export type LinkState = 'connecting' | 'live' | 'reconnecting' | 'offline';

export const linkStateAtom = atom<LinkState>('connecting');
