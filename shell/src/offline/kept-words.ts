const HOUR = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** "14:05" of today, "20 November, 14:05" of another day, on the visitor's clock. */
function moment(at: number, now: number): string {
  const hour = HOUR.format(at);
  return DAY.format(at) === DAY.format(now) ? hour : `${DAY.format(at)}, ${hour}`;
}

/** "This is the menu as of 14:05." of a page that is called "The menu". */
export function keptWords(part: string | undefined, at: number, now: number): string {
  const name = part?.startsWith('The ') ? `This is ${part.toLowerCase()}` : 'This page is';
  return `${name} as of ${moment(at, now)}.`;
}
