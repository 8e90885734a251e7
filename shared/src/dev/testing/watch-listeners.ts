import { type Ledger, replace, type Watch } from './ledger';

type Listener = EventListenerOrEventListenerObject;
type Options = boolean | AddEventListenerOptions | undefined;

const isCapturing = (options: Options) =>
  typeof options === 'boolean' ? options : Boolean(options?.capture);

/** Returns a function that gives each listener a key: target, event, function and phase. */
function createKeys() {
  const numbers = new Map<Listener, number>();
  return (place: string, type: string, listener: Listener, options: Options) => {
    const number = numbers.get(listener) ?? numbers.size;
    numbers.set(listener, number);
    return `${place} ${type} ${number} ${isCapturing(options)}`;
  };
}

const keyOf = createKeys();

function watchPlace(ledger: Ledger, target: EventTarget, place: string): () => void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  const stops = [
    replace(target, 'addEventListener', (type: string, listener: Listener, options?: Options) => {
      add(type, listener, options);
      const { once = false, signal } = typeof options === 'object' ? options : {};
      if (once) return;
      const key = keyOf(place, type, listener, options);
      ledger.take(key, `${place} ${type}`);
      signal?.addEventListener('abort', () => ledger.giveBack(key));
    }),
    replace(target, 'removeEventListener', (type: string, listener: Listener, options?: Options) => {
      remove(type, listener, options);
      ledger.giveBack(keyOf(place, type, listener, options));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Replaces media queries, which jsdom lacks: they never match, and count their listeners. */
const countingQuery = (ledger: Ledger) => (media: string) => {
  const target = new EventTarget();
  watchPlace(ledger, target, media);
  return Object.assign(target, { media, matches: false, onchange: null });
};

/** Counts listeners on window, document and media queries. Listeners on a page's elements are removed with the elements. */
export const watchListeners: Watch = (ledger) => {
  const stops = [
    watchPlace(ledger, window, 'window'),
    watchPlace(ledger, document, 'document'),
    watchPlace(ledger, document.documentElement, 'html'),
    watchPlace(ledger, document.body, 'body'),
    replace(window, 'matchMedia', countingQuery(ledger)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
