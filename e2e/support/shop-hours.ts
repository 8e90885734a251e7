/** The date in Nepal. A server renders by its own clock, so that of the browser shows the same day. */
const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kathmandu' });

/** When the shop is open. */
export const NOON = `${today}T12:00:00+05:45`;

/** When it is closed: the browser learns that after hydration. */
export const NIGHT = `${today}T22:00:00+05:45`;
