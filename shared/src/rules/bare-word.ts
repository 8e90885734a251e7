/** What stands around a word in a sentence or a message: blanks, marks without width, closing punctuation. */
const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}.,;:!?…'"’”»)\]]+$/gu;

/** Returns a part of a link, such as a code, without what a sentence or a message put around it (C444). */
export const bareWord = (text: string): string => text.replace(AROUND, '');
