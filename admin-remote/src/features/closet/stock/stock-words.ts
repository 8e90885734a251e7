import type { StockEvent } from '@storefront/shared/contract/entities/stock-event';
import { cellName } from '@storefront/shared/rules/stock-cells';
import type { StockHistoryKind, StockMovementKind } from '@storefront/shared/rules/stock-movement';

/** What happened, as staff choose it. */
export const MOVEMENT_WORDS: Readonly<Record<StockMovementKind, string>> = {
  received: 'Pieces arrived',
  damaged: 'Damaged or lost',
  counted: 'Pieces counted',
};

const HISTORY_WORDS: Readonly<Record<StockHistoryKind, string>> = {
  ...MOVEMENT_WORDS,
  order: 'Ordered',
  cancel: 'Order cancelled',
  change: 'Order changed',
  edit: 'Changed in the form',
  grid: 'Counted another way',
};

/** '+3', '−2' or '0' */
export function piecesText(pieces: number): string {
  if (pieces === 0) return '0';
  return pieces < 0 ? `−${-pieces}` : `+${pieces}`;
}

/** 'Order cancelled, K7M2' */
export const stockEventTitle = ({ kind, orderCode }: StockEvent): string =>
  [HISTORY_WORDS[kind], orderCode].filter(Boolean).join(', ');

/** 'M, Black. 4 in stock then. Torn' */
export const stockEventDetails = ({ size, color, stockAfter, reason }: StockEvent): string =>
  [
    (size || color) && `${cellName({ size, color })}.`,
    `${stockAfter} in stock then.`,
    reason && `“${reason}”`,
  ]
    .filter(Boolean)
    .join(' ');
