import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { isSoundHeldBack, ring, wakeSound } from '../../common/sound/audio';
import { soundBlockedAtom, soundWantedAtom } from '../../common/sound/sound-atoms';
import { readSwitch, writeSwitch } from '../../common/sound/sound-memory';

export type SoundState = 'on' | 'off' | 'blocked';

/** State and switch of the bell. Switching it on, or unblocking it, plays a test tone. */
export function useSound() {
  const [isWanted, setWanted] = useAtom(soundWantedAtom);
  const [isBlocked, setBlocked] = useAtom(soundBlockedAtom);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    setWanted(readSwitch('sound'));
    setBlocked(isSoundHeldBack());
  }, [setWanted, setBlocked]);

  useEffect(() => {
    if (!isWanted || !isBlocked) return;
    const wake = async ({ target }: Event) => {
      // The switch handles its own click: waking the sound first would make that click switch it off.
      if (target instanceof Node && button.current?.contains(target)) return;
      setBlocked(!(await wakeSound()));
    };
    window.addEventListener('pointerup', wake, true);
    window.addEventListener('keyup', wake, true);
    return () => {
      window.removeEventListener('pointerup', wake, true);
      window.removeEventListener('keyup', wake, true);
    };
  }, [isWanted, isBlocked, setBlocked]);

  const state: SoundState = isWanted ? (isBlocked ? 'blocked' : 'on') : 'off';

  const toggle = async () => {
    const next = state !== 'on';
    setWanted(next);
    writeSwitch('sound', next);
    if (next) setBlocked(!(await ring(1)));
  };
  return { state, toggle, button };
}
