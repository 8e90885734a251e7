/** Kinds of responses that budgets count. */
export type Kind = 'html' | 'scripts' | 'styles' | 'fonts' | 'images' | 'data';

const KINDS: readonly Kind[] = ['html', 'scripts', 'styles', 'fonts', 'images', 'data'];

/** One response of a visit, with the transferred bytes of its body. */
export interface Arrival {
  readonly path: string;
  readonly kind: Kind;
  readonly bytes: number;
}

const kindOfType: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
  image: 'images',
};

/** Returns the kind of a request from the browser's resource type. */
export function kindOf(resourceType: string, path: string): Kind {
  if (/\.(svg|webp|avif|png|ico)$/.test(path)) return 'images';
  return kindOfType[resourceType] ?? 'data';
}

/**
 * Returns the responses of the first view: pictures, fonts and the scripts that the page's HTML names. Calls are left out;
 * those of the whole visit count.
 */
export const firstViewOf = (arrivals: readonly Arrival[], html: string): Arrival[] =>
  arrivals.filter(({ kind, path }) => (kind === 'scripts' ? html.includes(path) : kind !== 'data'));

export interface Weight {
  readonly kind: Kind;
  readonly bytes: number;
  readonly requests: number;
}

/** Returns bytes and requests of each kind. */
export function weightsOf(arrivals: readonly Arrival[]): Weight[] {
  return KINDS.map((kind) => {
    const own = arrivals.filter((arrival) => arrival.kind === kind);
    return { kind, requests: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
}
