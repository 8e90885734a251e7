/** Stands in for the shell's first line: an ordinary application asks for nothing ahead of time. */
export {};
