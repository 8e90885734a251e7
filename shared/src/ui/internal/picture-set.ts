/** Widths and formats of one picture, as the API sends them (C97). */
export interface PictureSet {
  width: number;
  height: number;
  /** Dominant colour, hex; the background while the picture loads. */
  color: string;
  sources: readonly PictureSource[];
}

interface PictureSource {
  type: 'image/avif' | 'image/webp';
  srcset: readonly { url: string; width: number }[];
}

const formatOrder = ['image/avif', 'image/webp'];

/** Returns the sources of a picture element, best format first, without empty ones. */
export function sourcesOf(set: PictureSet | null | undefined): { type: string; srcSet: string }[] {
  return (set?.sources ?? [])
    .filter((source) => source.srcset.length > 0)
    .sort((a, b) => formatOrder.indexOf(a.type) - formatOrder.indexOf(b.type))
    .map(({ type, srcset }) => ({
      type,
      srcSet: srcset.map(({ url, width }) => `${url} ${width}w`).join(', '),
    }));
}
