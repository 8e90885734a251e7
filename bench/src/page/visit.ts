/** What a request brought, as a budget counts it. */
export type Kind = 'html' | 'scripts' | 'styles' | 'fonts' | 'images' | 'data';

const KINDS: readonly Kind[] = ['html', 'scripts', 'styles', 'fonts', 'images', 'data'];

/** One answer of a visit; bytes are those of the body as it came over the wire. */
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

/** Kind of a request by the browser's own word for it. */
export function kindOf(resourceType: string, path: string): Kind {
  if (/\.(svg|webp|avif|png|ico)$/.test(path)) return 'images';
  return kindOfType[resourceType] ?? 'data';
}

export interface Weight {
  readonly kind: Kind;
  readonly bytes: number;
  readonly requests: number;
}

/** Bytes and requests of each kind. */
export function weightsOf(arrivals: readonly Arrival[]): Weight[] {
  return KINDS.map((kind) => {
    const own = arrivals.filter((arrival) => arrival.kind === kind);
    return { kind, requests: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
}
