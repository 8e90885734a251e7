import { createContext } from 'react';
import type { GuardedHistory } from './guarded-history';

/** How a page asks the router to hold steps back; null where no router of ours is. */
export const GuardContext = createContext<GuardedHistory['addGuard'] | null>(null);
