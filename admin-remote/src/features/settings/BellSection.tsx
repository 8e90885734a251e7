import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { useAtom } from 'jotai';
import { useId } from 'react';
import { bellRepeatAtom } from '../../common/sound/sound-atoms';
import { writeSwitch } from '../../common/sound/sound-memory';
import { Hint, SettingTitle } from './setting-style';

/** Switches the repeating bell of this browser (C93). The button in the top bar switches the bell itself. */
export function BellSection() {
  const [isRepeating, setRepeating] = useAtom(bellRepeatAtom);
  const hint = useId();
  const change = (isOn: boolean) => {
    setRepeating(isOn);
    writeSwitch('repeat', isOn);
  };
  return (
    <section aria-labelledby="bell">
      <SettingTitle id="bell">Bell</SettingTitle>
      <Checkbox
        label="Repeat until acknowledged"
        aria-describedby={hint}
        checked={isRepeating}
        onChange={({ target }) => change(target.checked)}
      />
      <Hint id={hint}>
        Rings every 15 seconds after a new order, until somebody touches this screen or presses a key. For
        this browser only.
      </Hint>
    </section>
  );
}
