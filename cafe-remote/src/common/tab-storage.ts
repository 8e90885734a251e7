const PREFIX = 'cafe:';

/** Stands in where a browser forbids storage or has none left; it lasts as long as the page. */
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

/** What this tab remembers under a name, over reloads; null when it is nothing that can be read (P24). */
export const readTab = (name: string): unknown =>
  parse(memory.get(PREFIX + name) ?? storage()?.getItem(PREFIX + name));

/** Forgets it. */
export function clearTab(name: string): void {
  memory.delete(PREFIX + name);
  storage()?.removeItem(PREFIX + name);
}

/** Remembers a value for this tab. */
export function writeTab(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  clearTab(name);
  try {
    window.sessionStorage.setItem(PREFIX + name, text);
  } catch {
    memory.set(PREFIX + name, text);
  }
}
