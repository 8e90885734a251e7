import { serverNow } from '@storefront/shared/api';
import { notify } from '@storefront/shared/toast';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { lockMinutesAtom } from './lock-setting';
import { useCanLock, useLock } from './use-lock';

const CHECK_MS = 5_000;
const MINUTE = 60_000;

/** Locks this device when nobody touched it for the chosen time, also if it slept meanwhile (C295). */
export function useIdleLock(): void {
  const minutes = useAtomValue(lockMinutesAtom);
  const isOn = useCanLock() && minutes > 0;
  const lock = useLock();
  const run = useEffectEvent(async () => {
    if ((await lock()) === 'no-pin') notify.error('Set a PIN in the settings, so that this device can lock');
  });
  useEffect(() => {
    if (!isOn) return;
    let touchedAt = serverNow();
    const touch = () => {
      touchedAt = serverNow();
    };
    const timer = setInterval(() => {
      if (serverNow() - touchedAt < minutes * MINUTE) return;
      touch();
      void run();
    }, CHECK_MS);
    const events = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const name of events) window.addEventListener(name, touch, { passive: true });
    return () => {
      clearInterval(timer);
      for (const name of events) window.removeEventListener(name, touch);
    };
  }, [isOn, minutes]);
}
