/** A dish of the menu or a piece of the closet. */
export interface TestItem {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
}

/** Optional fields of a new piece. */
export interface PieceFields {
  readonly division?: 'closet' | 'kicks';
  readonly brand?: string;
  readonly material?: string;
  readonly description?: string;
  readonly availableStock?: number;
  readonly colors?: readonly string[];
  readonly sizeOptions?: readonly string[];
  /** The stock by size and colour, in place of `availableStock` (C273). */
  readonly cells?: readonly { readonly size: string; readonly color: string; readonly stock: number }[];
}

/** A choice of a group of options; `price` in rupees. */
interface TestChoice {
  readonly name: string;
  readonly price?: number;
  readonly soldOut?: boolean;
}

/** A group of options: how many choices a dish has of it, and the choices. */
export interface TestOptions {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly choices: readonly TestChoice[];
}

/** Fields of an order that the tests check. */
export interface SeenOrder {
  readonly _id: string;
  readonly code: string;
  readonly fullName: string | null;
  readonly email: string | null;
  readonly tableNumber: string | null;
  readonly slotAt: string | null;
  readonly acceptedAt: string | null;
  readonly promisedAt: string | null;
  readonly deliveryOption: string | null;
  readonly totalAmount: number;
  readonly redeemedPoints: number;
  readonly item: readonly {
    readonly name: string;
    readonly price: number;
    readonly quantity: number;
    readonly selectedColor: string | null;
    readonly selectedSize: string | null;
    readonly options?: readonly { readonly name: string }[];
  }[];
}
