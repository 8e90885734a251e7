const KEY = 'staff-sound';

/** Whether this browser wants the bell; on until it was switched off here. */
export function readSoundWanted(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers the switch; a browser that keeps nothing forgets it. */
export function writeSoundWanted(isWanted: boolean): void {
  try {
    window.localStorage.setItem(KEY, isWanted ? 'on' : 'off');
  } catch (error) {
    console.warn('sound switch', error);
  }
}
