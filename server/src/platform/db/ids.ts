import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Largest multiple of the alphabet's size in a byte: larger bytes would favour the first letters. */
const FAIR = 252;

/** Returns random text over 0-9a-z, each letter equally likely. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length + 8)) {
      if (byte < FAIR && text.length < length) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return text;
}

/** Returns a new id: 24 letters, 124 random bits, so that ids cannot be guessed or enumerated (P50). */
export const newId = (): string => randomText(24);
