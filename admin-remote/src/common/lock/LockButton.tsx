import { IconButton } from '@storefront/shared/ui/IconButton';
import { lockIcon } from '@storefront/shared/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { PinDialog } from './PinDialog';
import { useCanLock, useLock } from './use-lock';

/**
 * Locks this device; asks for a PIN first if its person has none (C295). Nothing with a server that knows no roles. A phone
 * has no room for it in the bar, and is seldom shared: there it is in the settings.
 */
export function LockButton() {
  const canLock = useCanLock();
  const lock = useLock();
  const [isAsking, setAsking] = useState(false);
  if (!canLock) return null;
  const press = async () => {
    if ((await lock()) === 'no-pin') setAsking(true);
  };
  return (
    <Wide>
      <IconButton icon={lockIcon} label="Lock this device" onClick={() => void press()} />
      {isAsking && <PinDialog onSaved={() => void lock()} onClose={() => setAsking(false)} />}
    </Wide>
  );
}

const Wide = styled.span`
  display: contents;

  @media (max-width: 639px) {
    display: none;
  }
`;
