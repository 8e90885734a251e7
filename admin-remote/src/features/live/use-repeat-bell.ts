import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { unseenCountAtom } from '../../common/fresh-orders';
import { bellRepeatAtom } from '../../common/sound/sound-atoms';
import { readSwitch } from '../../common/sound/sound-memory';
import { useBell } from '../../common/sound/use-bell';

/** Time from one ring to the next, ms. */
const REPEAT_MS = 15_000;

/** Rings again until somebody uses the page, if this browser has that switch on (C93). */
export function useRepeatBell(): void {
  const [isWanted, setWanted] = useAtom(bellRepeatAtom);
  const isUnseen = useAtomValue(unseenCountAtom) > 0;
  const bell = useBell();

  useEffect(() => setWanted(readSwitch('repeat')), [setWanted]);

  useEffect(() => {
    if (!isWanted || !isUnseen) return;
    const timer = setInterval(() => void bell(1), REPEAT_MS);
    return () => clearInterval(timer);
  }, [isWanted, isUnseen, bell]);
}
