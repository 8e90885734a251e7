import type { StoredPicture } from '../platform/media/picture-record';
import type { StoredColor } from './stored-color';

interface Anything {
  readonly id: string;
  readonly name: string;
  readonly pricePaisa: number;
  /** Taken off the list; rows stay, since orders and carts point at them (P16). */
  readonly isDeleted: boolean;
}

/** A cafe product as cart and orders see it. */
export interface SoldProduct extends Anything {
  readonly type: 'product';
  readonly ugage: string;
  readonly soldOut: boolean;
  readonly picture: StoredPicture | null;
}

/** A closet item as cart and orders see it. */
export interface SoldItem extends Anything {
  readonly type: 'closet';
  readonly stock: number;
  readonly sizeOptions: readonly string[];
  readonly colors: readonly StoredColor[];
}

/** Whatever a line can be about. */
export type Sold = SoldProduct | SoldItem;
