import type { OrderChange } from '@storefront/shared/contract/envelope';
import { isOrderable, type MenuMode } from '@storefront/shared/rules/menu';
import { toRupees } from '@storefront/shared/rules/money';
import { cleanRequests } from '@storefront/shared/rules/text';
import { settleSold } from '../catalogue/settle-sold';
import type { Sold } from '../catalogue/sold';
import { soldPicture } from '../catalogue/sold-picture';
import { pictureUrl } from '../platform/media/picture-record';
import { clientPaisa } from './client-paisa';
import type { PricedLine } from './priced-line';
import type { ResolvedLine } from './resolve-lines';

export interface PricedLines {
  readonly lines: readonly PricedLine[];
  /** Lines that cannot be ordered as the customer saw them. */
  readonly gone: readonly OrderChange[];
  /** Prices that moved; they matter only if the total rose (C84). */
  readonly movedPrices: readonly OrderChange[];
}

/** Whether it may be ordered here, its stock aside (C53, C96). */
const isOffered = (sold: Sold, mode: MenuMode) =>
  !sold.isDeleted && (sold.type === 'closet' || isOrderable(sold, mode));

function priceLine({ line, sold }: ResolvedLine, mode: MenuMode): PricedLine | null {
  if (!sold || !isOffered(sold, mode)) return null;
  const choice = settleSold(sold, line);
  if ('field' in choice) return null;
  const picture = soldPicture(sold, choice.selectedColor);
  return {
    type: sold.type,
    itemId: sold.id,
    name: sold.name,
    pricePaisa: sold.pricePaisa,
    quantity: line.quantity,
    ...choice,
    requests: cleanRequests(line.requests),
    image: picture ? pictureUrl(picture) : '',
  };
}

const goneChange = ({ line, sold }: ResolvedLine): OrderChange => ({
  kind: 'gone',
  _id: sold?.id ?? line.productId,
  name: sold?.name ?? line.name ?? '',
  was: line.price,
  now: null,
});

const priceChange = ({ itemId, name, pricePaisa }: PricedLine, was: number): OrderChange => ({
  kind: 'price',
  _id: itemId,
  name,
  was,
  now: toRupees(pricePaisa),
});

/** Prices lines from the catalogue as it is now; nothing that the client says about money counts (C5, P3). */
export function priceLines(resolved: readonly ResolvedLine[], mode: MenuMode): PricedLines {
  const lines: PricedLine[] = [];
  const gone: OrderChange[] = [];
  const movedPrices: OrderChange[] = [];
  for (const one of resolved) {
    const priced = priceLine(one, mode);
    if (!priced) {
      gone.push(goneChange(one));
      continue;
    }
    lines.push(priced);
    const was = one.line.price;
    if (was !== null && clientPaisa(was) !== priced.pricePaisa) movedPrices.push(priceChange(priced, was));
  }
  return { lines, gone, movedPrices };
}
