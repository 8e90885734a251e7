import { createHash } from 'node:crypto';

/** Returns the CSP source that allows exactly this text. */
export const sha256Source = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
