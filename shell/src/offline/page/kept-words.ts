/**
 * "14:05" of today, "20 November, 14:05" of another day, on the visitor's clock. The first format takes a slow phone a
 * tenth of a second, so none is made before it is needed.
 */
function moment(at: number, now: number): string {
  const dayOf = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(at);
  const [day, today] = [dayOf.format(at), dayOf.format(now)];
  return day === today ? hour : `${day}, ${hour}`;
}

/** "This is the menu as of 14:05." of a page that is called "The menu". */
export function keptWords(part: string | undefined, at: number, now: number): string {
  const name = part?.startsWith('The ') ? `This is ${part.toLowerCase()}` : 'This page is';
  return `${name} as of ${moment(at, now)}.`;
}
