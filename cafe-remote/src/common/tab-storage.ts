const PREFIX = 'cafe:';

/** Fallback where session storage is forbidden or full; lasts as long as the page. */
const memory = new Map<string, string>();

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The value this tab stores under a name; survives reloads. Null if there is none that can be read (P24). */
export function readTab(name: string): unknown {
  try {
    return parse(memory.get(PREFIX + name) ?? window.sessionStorage.getItem(PREFIX + name));
  } catch {
    return null;
  }
}

/** Deletes a stored value. */
export function clearTab(name: string): void {
  memory.delete(PREFIX + name);
  try {
    window.sessionStorage.removeItem(PREFIX + name);
  } catch {
    // A browser that forbids storage has stored nothing.
  }
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
