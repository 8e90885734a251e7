import type { Mail } from '../mailer';
import { type Letter, letterText } from './letter';
import { letterHtml } from './letter-html';

/** What `writeMail` adds a letter to: who gets it and for how long it is of use. */
type Envelope = Omit<Mail, 'text' | 'html'>;

/** Returns a mail with both of its parts, plain text and HTML. */
export const writeMail = (envelope: Envelope, letter: Letter): Mail => ({
  ...envelope,
  text: letterText(letter),
  html: letterHtml(letter),
});
