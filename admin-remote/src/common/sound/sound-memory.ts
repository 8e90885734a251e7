/** What this browser stores about the bell: whether it rings, and whether it repeats (C93). */
const KEYS = { sound: 'staff-sound', repeat: 'staff-bell-repeat' } as const;

type Switch = keyof typeof KEYS;

/** Until somebody chooses. */
const DEFAULTS: Readonly<Record<Switch, boolean>> = { sound: true, repeat: false };

/** Reads a switch of the bell; the default if this browser stores none or blocks storage. */
export function readSwitch(name: Switch): boolean {
  try {
    const stored = window.localStorage.getItem(KEYS[name]);
    return stored === null ? DEFAULTS[name] : stored === 'on';
  } catch {
    return DEFAULTS[name];
  }
}

/** Stores a switch. Does nothing if the browser blocks storage. */
export function writeSwitch(name: Switch, isOn: boolean): void {
  try {
    window.localStorage.setItem(KEYS[name], isOn ? 'on' : 'off');
  } catch (error) {
    console.warn('sound switch', error);
  }
}
