import { readFileSync, writeFileSync } from 'node:fs';

/** A source file that the bench edits. It is restored when this process ends. */
export interface BorrowedSource {
  /** Writes the file with this text at the edited place. */
  write(text: string): void;
  giveBack(): void;
}

/**
 * @param place the text to replace; it must occur once
 * @throws Error if it does not
 */
export function borrowSource(path: string, place: string): BorrowedSource {
  const original = readFileSync(path, 'utf8');
  const [before, after, ...more] = original.split(place);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${path} must contain "${place}" exactly once.`);
  const giveBack = () => {
    process.off('exit', giveBack);
    writeFileSync(path, original);
  };
  process.on('exit', giveBack);
  return { write: (text) => writeFileSync(path, `${before}${text}${after}`), giveBack };
}
