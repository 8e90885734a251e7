import { type Line, type NewLine, piecesOf, piecesSharing } from '@storefront/shared/cart/line';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { OrderItem } from '@storefront/shared/contract/entities/order';
import type { Product } from '@storefront/shared/contract/entities/product';
import { lineIdOf } from '@storefront/shared/rules/cart-lines';
import { choiceProblem, stockOfChoice } from '@storefront/shared/rules/closet-choice';
import { availability, type MenuMode } from '@storefront/shared/rules/menu';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { orderItemName } from '@storefront/shared/rules/orders';
import { MAX_LINE_QUANTITY } from '@storefront/shared/rules/quantity';

/** What the catalogue has for an ordered line today. */
export type Sold = Product | ClosetItem | 'gone';

/** What ordering again puts into the cart, and what differs from the first time. */
export interface ReorderPlan {
  readonly lines: readonly NewLine[];
  /** One sentence per difference: gone, sold out, fewer pieces, another price. */
  readonly changes: readonly string[];
}

/** The identity of a line within one cart (C47). */
export const choiceKey = (line: Omit<Parameters<typeof lineIdOf>[0], 'table'>): string =>
  lineIdOf({ ...line, table: null });

const rupees = (amount: number) => formatRupees(toPaisa(amount));

/** Returns why an item cannot be ordered now; null if it can. */
function problemOf(sold: Sold, { selectedColor, selectedSize }: OrderItem, mode: MenuMode): string | null {
  if (sold === 'gone') return 'is not sold any more.';
  if (!('colors' in sold))
    return {
      'in-stock': null,
      'sold-out': 'is sold out today.',
      'table-only': 'is only for the tables of the cafe.',
    }[availability(sold, mode)];
  const problem = choiceProblem(sold, { selectedColor, selectedSize });
  if (problem === 'out-of-stock') return 'is sold out.';
  const choice = [selectedColor, selectedSize].filter(Boolean).join(', ');
  if (problem === 'choice-gone') return `is sold out in ${choice}.`;
  return (
    problem &&
    (choice ? `is not sold in ${choice} any more.` : 'now needs a size or colour. Choose it in the closet.')
  );
}

function pictureOf(sold: Product | ClosetItem, colorName: string | null) {
  const color = 'colors' in sold ? sold.colors.find(({ name }) => name === colorName) : undefined;
  return color?.image
    ? { image: color.image, imageSet: color.imageSet }
    : { image: sold.image, imageSet: sold.imageSet };
}

const toNewLine = (ordered: OrderItem, sold: Product | ClosetItem, quantity: number): NewLine => ({
  productId: sold._id,
  type: 'colors' in sold ? 'closet' : 'product',
  name: sold.name,
  price: sold.price,
  ...pictureOf(sold, ordered.selectedColor),
  quantity,
  stock: 'colors' in sold ? stockOfChoice(sold, ordered) : sold.piecesLeft,
  isStockOfChoice: 'colors' in sold && sold.cells !== undefined,
  selectedColor: ordered.selectedColor,
  selectedSize: ordered.selectedSize,
  requests: ordered.requests,
});

type InCart = Pick<Line, 'productId' | 'quantity' | 'selectedColor' | 'selectedSize' | 'requests'>;

/** Returns how many more pieces of a line a cart takes: lines of an item share its stock, or that of their size and colour (C159, C258). */
function roomFor(line: NewLine, inCart: readonly InCart[]): number {
  const equal = inCart.filter((other) => choiceKey(other) === choiceKey(line));
  const left = (line.stock ?? Number.POSITIVE_INFINITY) - piecesSharing(inCart, line);
  return Math.max(0, Math.min(left, MAX_LINE_QUANTITY - piecesOf(equal, line.productId)));
}

/**
 * Compares an order with today's catalogue and the cart (P16, C159). Every line that does not go into the cart as it was
 * has a sentence in `changes`.
 *
 * @param soldOf returns the item of a line
 * @param inCart what the cart holds now
 */
export function planReorder(
  ordered: readonly OrderItem[],
  soldOf: (line: OrderItem) => Sold,
  inCart: readonly InCart[],
  mode: MenuMode,
): ReorderPlan {
  const lines: NewLine[] = [];
  const changes = new Set<string>();
  for (const line of ordered) {
    const sold = soldOf(line);
    const problem = problemOf(sold, line, mode);
    if (sold === 'gone' || problem !== null) {
      changes.add(`${sold === 'gone' ? orderItemName(line) : sold.name} ${problem}`);
      continue;
    }
    const whole = toNewLine(line, sold, line.quantity);
    const quantity = Math.min(line.quantity, roomFor(whole, [...inCart, ...lines]));
    if (quantity < line.quantity)
      changes.add(
        quantity === 0
          ? `${sold.name}: the cart cannot hold more of it.`
          : `${sold.name}: only ${quantity} of ${line.quantity} can be ordered now.`,
      );
    if (quantity === 0) continue;
    lines.push({ ...whole, quantity });
    if (toPaisa(sold.price) !== toPaisa(line.price))
      changes.add(`${sold.name} is ${rupees(sold.price)} now, it was ${rupees(line.price)}.`);
  }
  return { lines, changes: [...changes] };
}
