import { createContext } from 'react';
import type { GuardedHistory } from './guarded-history';

/** The guarded history of `ShopRouter`; null outside of one. */
export const GuardContext = createContext<GuardedHistory['addGuard'] | null>(null);
