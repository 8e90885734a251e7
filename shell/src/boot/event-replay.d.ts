/** Stores clicks and input on server-rendered HTML until it is hydrated (C134): the inline script `public/event-replay.js`. */
interface EventReplay {
  /** React hydrates header and footer now, and replays their clicks itself. Clicks on the page are still stored. */
  layoutStarts(): void;
  /** The page is hydrated: dispatches the stored input, then the stored clicks in order, and stores no more. */
  pageHydrated(): void;
}

interface Window {
  /** Missing on a page that another build wrote. */
  readonly eventReplay?: EventReplay;
}
