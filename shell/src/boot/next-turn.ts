/** Lets the browser paint and answer to inputs before the next part of the start. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
