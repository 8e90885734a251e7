/** Shortest word in which one typing error is forgiven. */
const NEAR_MIN = 4;

/** The words of a text that `textKey` returned. */
export const wordsOf = (key: string): readonly string[] =>
  key.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');

/** Returns whether several words that follow each other are, without their blanks, the typed one: `Chow mein`, chowmein. */
function isRun(words: readonly string[], typed: string, isSame: (run: string) => boolean): boolean {
  if (typed.length < NEAR_MIN) return false;
  return words.some((_, start) => {
    let run = '';
    for (let end = start; end < words.length && run.length <= typed.length; end += 1) {
      run += words[end];
      if (isSame(run)) return true;
    }
    return false;
  });
}

/**
 * Returns whether one of these words, or the first of several that follow each other, begins with the searched ones; blanks
 * between them do not count.
 */
export function hasWords(words: readonly string[], searched: readonly string[]): boolean {
  if (searched.length === 0) return false;
  const typed = searched.join('');
  return (
    ` ${words.join(' ')}`.includes(` ${searched.join(' ')}`) || isRun(words, typed, (run) => run === typed)
  );
}

/** Returns whether two words differ by one letter: another one, one too many, one missing, or two that are swapped. */
function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (word: string, skipped: number) => word.slice(at + skipped);
  if (one.length > other.length) return rest(one, 1) === rest(other, 0);
  if (one.length < other.length) return rest(one, 0) === rest(other, 1);
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return rest(one, 1) === rest(other, 1) || (isSwapped && rest(one, 2) === rest(other, 2));
}

/** Returns whether a word begins with the typed one, with at most one error in four letters or more. */
function beginsNearly(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  const { length } = typed;
  return (
    length >= NEAR_MIN && [length - 1, length, length + 1].some((end) => isOneOff(typed, word.slice(0, end)))
  );
}

/** Returns whether every searched word is among these, with at most one typing error in each, or in all without blanks (C443). */
export function hasNearly(words: readonly string[], searched: readonly string[]): boolean {
  if (searched.length === 0) return false;
  const typed = searched.join('');
  return (
    searched.every((one) => words.some((word) => beginsNearly(word, one))) ||
    isRun(words, typed, (run) => isOneOff(typed, run))
  );
}
