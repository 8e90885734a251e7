import { callQuery } from '@storefront/shared/query/call-query';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Hint, SettingTitle } from './setting-style';
import { useSaveSettings } from './use-save-settings';

const words = {
  loading: 'Saving…',
  success: 'Saved',
  failure: 'Failed to save. Reload to see what changed.',
};

/** Switches whether the server accepts new orders by itself (C229). Hidden with a server that does not. */
export function AutoAcceptSection() {
  const { data } = useQuery(callQuery('getSettings', {}));
  const { save, isBusy } = useSaveSettings();
  const hint = useId();
  if (data?.autoAccept === undefined) return null;
  const seen = data.versions?.autoAccept;
  const change = (autoAccept: boolean) => {
    if (!isBusy)
      void save({ autoAccept, ...(seen !== undefined && { versions: { autoAccept: seen } }) }, words);
  };
  return (
    <section aria-labelledby="auto-accept">
      <SettingTitle id="auto-accept">New orders</SettingTitle>
      <Checkbox
        label="Accept automatically"
        aria-describedby={hint}
        checked={data.autoAccept}
        onChange={({ target }) => change(target.checked)}
      />
      <Hint id={hint}>
        During opening hours a new order is accepted at once, with the minutes that the board suggests. The
        bell still rings. An order from a table without its code waits for you.
      </Hint>
    </section>
  );
}
