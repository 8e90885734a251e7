/** What browsers tell of the line; those that do not are taken to have a good one. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether a visitor's line has room for what may never be asked for: not where data are saved, nor on a slow one. */
export function mayFetchAhead(): boolean {
  const line = 'connection' in navigator ? (navigator.connection as Line) : {};
  return !line.saveData && !line.effectiveType?.includes('2g');
}
