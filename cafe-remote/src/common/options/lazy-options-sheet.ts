import { lazyPart } from '@storefront/shared/lazy';
import { callQuery } from '@storefront/shared/query/call-query';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OptionsSheetProps } from './OptionsSheet';

const load = async () => (await import(/* webpackChunkName: "options" */ './OptionsSheet')).OptionsSheet;

/** The sheet with the options of a dish; its script is loaded when it is needed. */
export const LazyOptionsSheet = lazyPart<OptionsSheetProps>(load, null, ({ onClose }) => {
  notify.error('This part of the page could not be loaded. Please try again.');
  onClose();
});

const FIRST_USE = ['pointerdown', 'keydown', 'scroll'];

/**
 * Loads the sheet and every group of options with the first touch, key or scroll, so that the first view of a page does
 * without them.
 *
 * @param isNeeded whether the page shows a dish with options
 */
export function useOptionsAhead(isNeeded: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isNeeded) return;
    const start = () => {
      stop();
      // The sheet itself says what failed.
      void load().catch(() => {});
      void queries.prefetchQuery(callQuery('listOptionGroups', {}));
    };
    const stop = () => {
      for (const name of FIRST_USE) window.removeEventListener(name, start);
    };
    for (const name of FIRST_USE) window.addEventListener(name, start, { passive: true });
    return stop;
  }, [isNeeded, queries]);
}
