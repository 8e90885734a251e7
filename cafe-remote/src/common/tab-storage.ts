const PREFIX = 'cafe:';

/** Fallback where session storage is forbidden or full; lasts as long as the page. */
const memory = new Map<string, string>();

function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The value this tab stores under a name; survives reloads. Null if there is none that can be read (P24). */
export const readTab = (name: string): unknown =>
  parse(memory.get(PREFIX + name) ?? storage()?.getItem(PREFIX + name));

/** Deletes a stored value. */
export function clearTab(name: string): void {
  memory.delete(PREFIX + name);
  storage()?.removeItem(PREFIX + name);
}

/** Stores a value for this tab. */
export function writeTab(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  clearTab(name);
  try {
    window.sessionStorage.setItem(PREFIX + name, text);
  } catch {
    memory.set(PREFIX + name, text);
  }
}
