const KEY = 'staff-sound';

/** Reads whether this browser wants the bell; true by default. */
export function readSoundWanted(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Stores the choice. Does nothing if the browser blocks storage. */
export function writeSoundWanted(isWanted: boolean): void {
  try {
    window.localStorage.setItem(KEY, isWanted ? 'on' : 'off');
  } catch (error) {
    console.warn('sound switch', error);
  }
}
