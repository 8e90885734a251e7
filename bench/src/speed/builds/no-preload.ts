/** Replaces the shell's first line: an ordinary application preloads nothing. */
export {};
