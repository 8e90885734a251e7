import { lazyPart } from '@storefront/shared/lazy';
import * as messages from '@storefront/shared/messages';
import { callQuery } from '@storefront/shared/query/call-query';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import type { OptionsSheetProps } from './OptionsSheet';

const load = async () => (await import(/* webpackChunkName: "options" */ './OptionsSheet')).OptionsSheet;

/** The sheet with the options of a dish; its script is loaded when it is needed. */
export const LazyOptionsSheet = lazyPart<OptionsSheetProps>(load, null, ({ onClose }) => {
  notify.error(messages.menu.loadFailed);
  onClose();
});

/**
 * Returns a function that loads the sheet and every group of options, unless they are there. Call it with the first touch
 * of a page that shows a dish with options, so that its first view does without them.
 */
export function useOptionsAhead(): () => void {
  const queries = useQueryClient();
  return () => {
    // The sheet itself says what failed.
    load().catch(() => {});
    void queries.prefetchQuery(callQuery('listOptionGroups', {}));
  };
}
