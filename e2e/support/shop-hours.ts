/** Returns the date in Nepal. A server renders by its own clock, so that of the browser shows the same day. */
const dateOf = (ms: number) => new Date(ms).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kathmandu' });

const DAY_MS = 86_400_000;
const today = dateOf(Date.now());
const tomorrow = dateOf(Date.now() + DAY_MS);

/** When the shop is open. */
export const NOON = `${today}T12:00:00+05:45`;

/** When it is closed: the browser learns that after hydration. */
export const NIGHT = `${today}T22:00:00+05:45`;

/** Returns a time of tomorrow in Nepal, ISO 8601. An order can be for it whether the shop is open now or not. @param time '09:00' */
export const tomorrowAt = (time: string): string => new Date(`${tomorrow}T${time}:00+05:45`).toISOString();

/** Returns a time of today in Nepal, ISO 8601 with its zone. @param time '10:59:30' */
export const todayAt = (time: string): string => `${today}T${time}+05:45`;
