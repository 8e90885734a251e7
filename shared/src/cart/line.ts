import type { CartLine } from '../contract/entities/cart-line';
import type { ImageSet } from '../contract/entities/common';
import { lineIdOf } from '../rules/cart-lines';
import type { SoldOutUntil } from '../rules/sold-out';

/** One line of a cart, a guest's or a member's, as screens read it. Prices in rupees. */
export interface Line {
  /** Identity of the line: the server's id, or the guest line's own (C46, C47). */
  readonly lineId: string;
  readonly productId: string;
  readonly type: 'product' | 'closet';
  readonly name: string;
  /** The category of a dish, by which happy hours go; undefined where it is unknown (C274). */
  readonly category?: string | undefined;
  /** Of one piece, with its options. */
  readonly price: number;
  readonly image: string;
  readonly imageSet?: ImageSet | undefined;
  readonly quantity: number;
  /** Pieces of the item in stock, over all colours and sizes, or left of a dish that staff count; undefined where it is unknown. */
  readonly stock?: number | undefined;
  /** `stock` is that of the size and colour alone: lines of other sizes and colours do not share it (C258). */
  readonly isStockOfChoice?: boolean | undefined;
  /** The server's sum of the line, rupees; a guest's line has none (§9, C23). */
  readonly total?: number | undefined;
  readonly selectedColor: string | null;
  readonly selectedSize: string | null;
  readonly requests: string;
  /** The choices of a dish with options, prices in rupees; undefined without (C256). */
  readonly options?: CartLine['options'];
  /** When a member first added it, ISO 8601; unknown on a server that follows §7 only. The cart is sorted by it. */
  readonly addedAt?: string | undefined;
  /** Idempotency key for pushing a guest's line into a member's cart (P21). */
  readonly pushKey?: string | undefined;
  /** The product is no longer sold: shown, not counted, not orderable (P16). */
  readonly isUnavailable: boolean;
  /** Of a dish that is sold out: when its mark ends (C225). */
  readonly soldOutUntil?: SoldOutUntil | undefined;
  /** Why it cannot be had with its options, as a sentence; then it is unavailable (C257). */
  readonly problem?: string | undefined;
}

/** A line to add to a cart: the product and its choices. */
export interface NewLine
  extends Omit<Line, 'lineId' | 'isUnavailable' | 'problem' | 'soldOutUntil' | 'total' | 'pushKey'> {
  /** Index in the cart to put it at, for Undo; absent puts it at the end. */
  readonly place?: number | undefined;
}

type Wanted = Pick<Line, 'productId' | 'selectedColor' | 'selectedSize' | 'requests' | 'options'>;

/** The identity of a line within the cart of a table, or the normal one with `table` null (C47, C256). */
export const identityOf = (line: Wanted, table: string | null): string =>
  lineIdOf({ ...line, table, options: line.options?.map(({ _id: id }) => ({ id })) });

/** The ids of a line's choices, as calls take them; undefined for a line without options (C256). */
export const optionIdsOf = ({ options }: Pick<Line, 'options'>): string[] | undefined =>
  options?.map(({ _id }) => _id);

/** A line of the server's cart as screens read it. The colour's picture replaces the item's. */
export function fromServer(line: CartLine): Line {
  const details = line.productDetails ?? line.closetDetails;
  const color = details?.colors?.find((option) => option.name === line.selectedColor);
  return {
    lineId: line._id,
    productId: details?._id ?? line._id,
    type: line.type,
    name: details?.name ?? 'No longer available',
    ...(details?.category && { category: details.category }),
    price: details?.price ?? 0,
    image: color?.image ?? details?.image ?? '',
    imageSet: color ? undefined : details?.imageSet,
    quantity: line.quantity,
    stock: details?.cellStock ?? details?.availableStock,
    isStockOfChoice: details?.cellStock !== undefined,
    addedAt: line.addedAt,
    total: line.total,
    selectedColor: line.selectedColor,
    selectedSize: line.selectedSize,
    requests: line.requests,
    options: line.options,
    problem: line.problem,
    ...(details?.soldOutUntil && { soldOutUntil: details.soldOutUntil }),
    isUnavailable: line.unavailable === true || details === undefined,
  };
}

/** Returns the pieces of an item in a cart, over all colours, sizes and requests. */
export const piecesOf = (lines: readonly Pick<Line, 'productId' | 'quantity'>[], productId: string): number =>
  lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0);

type StockedLine = Pick<Line, 'productId' | 'selectedSize' | 'selectedColor' | 'isStockOfChoice'>;

/** Equal for lines that share their stock: of an item, or of one size and colour of it (C159, C258). */
export const stockKey = ({ productId, selectedSize, selectedColor, isStockOfChoice }: StockedLine): string =>
  isStockOfChoice ? [productId, selectedSize ?? '', selectedColor ?? ''].join('\n') : productId;

/** Returns the pieces in a cart that share the stock of a line, which may be in the cart or not. */
export const piecesSharing = (
  lines: readonly Omit<StockedLine & Pick<Line, 'quantity'>, 'isStockOfChoice'>[],
  line: StockedLine,
): number => {
  const { isStockOfChoice } = line;
  return lines.reduce(
    (sum, one) => sum + (stockKey({ ...one, isStockOfChoice }) === stockKey(line) ? one.quantity : 0),
    0,
  );
};

/** Returns whether a line belongs to the cart of a table, or to the normal cart if `table` is null (§3). */
export function belongsTo(line: CartLine, table: string | null): boolean {
  return table === null ? !line.isTableOrder : line.isTableOrder && line.tableNumber === table;
}
