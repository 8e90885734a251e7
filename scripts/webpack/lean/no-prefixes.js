/* styled-components imports the prefixer of stylis, and runs it only if told to; browsers of today need none. */
export const prefix = (value) => value;
