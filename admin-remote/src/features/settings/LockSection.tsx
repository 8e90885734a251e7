import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { LOCK_MINUTES, lockMinutesAtom } from '../../common/lock/lock-setting';
import { PinDialog } from '../../common/lock/PinDialog';
import { useCanLock, useLock } from '../../common/lock/use-lock';
import { SettingSection } from './setting-style';

/** The own PIN, and when this browser locks by itself (C295). */
export function LockSection() {
  const [minutes, setMinutes] = useAtom(lockMinutesAtom);
  const [isOpen, setOpen] = useState(false);
  const lock = useLock();
  if (!useCanLock()) return null;
  const press = async () => {
    if ((await lock()) === 'no-pin') setOpen(true);
  };
  return (
    <SettingSection aria-labelledby="lock">
      <h2 id="lock">Lock</h2>
      <Field
        label="Lock when nobody touches the screen"
        hint="Then everybody signs in by their name and PIN. For this browser only."
      >
        <Select value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
          {LOCK_MINUTES.map((each) => (
            <option key={each} value={each}>
              {each === 0 ? 'Never' : each === 1 ? 'After 1 minute' : `After ${each} minutes`}
            </option>
          ))}
        </Select>
      </Field>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Set your PIN
      </Button>
      <Button variant="secondary" onClick={() => void press()}>
        Lock now
      </Button>
      {isOpen && <PinDialog onClose={() => setOpen(false)} />}
    </SettingSection>
  );
}
