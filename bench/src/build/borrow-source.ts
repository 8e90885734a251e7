import { readFileSync, writeFileSync } from 'node:fs';

/** A source file that is edited to measure what follows, and is as it was before when this process ends. */
export interface BorrowedSource {
  /** Writes the file with this in the place of what it was borrowed for. */
  write(text: string): void;
  giveBack(): void;
}

/**
 * @param place what of it is edited; it must be there once
 * @throws Error where it is not
 */
export function borrowSource(path: string, place: string): BorrowedSource {
  const original = readFileSync(path, 'utf8');
  const [before, after, ...more] = original.split(place);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${path} does not hold "${place}" once.`);
  const giveBack = () => {
    process.off('exit', giveBack);
    writeFileSync(path, original);
  };
  process.on('exit', giveBack);
  return { write: (text) => writeFileSync(path, `${before}${text}${after}`), giveBack };
}
