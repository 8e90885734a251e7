/** A cart line as far as an id can mean it. */
export interface IdentifiedLine {
  readonly lineId: string;
  readonly productId: string;
}

/**
 * The one line that an id means: the line's own id first; a product's id only when a single line has that product,
 * so that taking out M never takes out L (C46, C47). Null when no line or more than one is meant.
 */
export function findLine<L extends IdentifiedLine>(lines: readonly L[], id: string): L | null {
  const own = lines.find((line) => line.lineId === id);
  if (own) return own;
  const [first, ...others] = lines.filter((line) => line.productId === id);
  return first && others.length === 0 ? first : null;
}
