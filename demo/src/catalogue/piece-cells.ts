import type { DemoPiece } from './types';

/** The pieces of one size in one colour. */
export interface DemoCell {
  readonly size: string;
  readonly color: string;
  readonly stock: number;
}

/** Every fourth size and colour is sold out. */
const GONE = 4;

/** Spreads the stock of a piece over its sizes and colours, so that some are sold out and some are few. */
export function piecesByCell({ stock, sizes, colours }: DemoPiece): readonly DemoCell[] {
  const cells = sizes.flatMap((size) => colours.map(({ name: color }) => ({ size, color })));
  const sold = cells.filter((_, index) => index % GONE !== GONE - 1);
  return cells.map((cell) => {
    const place = sold.indexOf(cell);
    const share = Math.floor(stock / sold.length) + (place < stock % sold.length ? 1 : 0);
    return { ...cell, stock: place < 0 ? 0 : share };
  });
}
