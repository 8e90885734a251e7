import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { isSoundHeldBack, ring, wakeSound } from '../../common/sound/audio';
import { soundBlockedAtom, soundWantedAtom } from '../../common/sound/sound-atoms';
import { readSoundWanted, writeSoundWanted } from './sound-memory';

export type SoundState = 'on' | 'off' | 'blocked';

/** The sound of the dashboard and its switch. Switching it on plays a test tone; so does letting it through. */
export function useSound() {
  const [isWanted, setWanted] = useAtom(soundWantedAtom);
  const [isBlocked, setBlocked] = useAtom(soundBlockedAtom);

  useEffect(() => {
    setWanted(readSoundWanted());
    setBlocked(isSoundHeldBack());
  }, [setWanted, setBlocked]);

  useEffect(() => {
    if (!isWanted || !isBlocked) return;
    const wake = async () => setBlocked(!(await wakeSound()));
    const listen = { once: true, capture: true };
    window.addEventListener('pointerup', wake, listen);
    window.addEventListener('keyup', wake, listen);
    return () => {
      window.removeEventListener('pointerup', wake, listen);
      window.removeEventListener('keyup', wake, listen);
    };
  }, [isWanted, isBlocked, setBlocked]);

  const state: SoundState = isWanted ? (isBlocked ? 'blocked' : 'on') : 'off';

  const toggle = async () => {
    const next = state !== 'on';
    setWanted(next);
    writeSoundWanted(next);
    if (next) setBlocked(!(await ring(1)));
  };
  return { state, toggle };
}
