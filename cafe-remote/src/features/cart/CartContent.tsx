import { readRuntimeConfig } from '@storefront/shared/config';
import { useOrderingNews } from '@storefront/shared/hooks/use-ordering-news';
import * as messages from '@storefront/shared/messages';
import { useNavigate } from '@storefront/shared/router';
import { tooManyPieces } from '@storefront/shared/rules/piece-limits';
import { personAtom } from '@storefront/shared/session';
import { notify } from '@storefront/shared/toast';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { Notice } from '@storefront/shared/ui/Notice';
import { useAtomValue } from 'jotai';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { ChangesDialog } from '../../common/ChangesDialog';
import { goToCheckout } from '../../common/go-to-checkout';
import { useHappyHours } from '../../common/use-happy-hours';
import { useTableOrder } from '../../common/use-table-order';
import { CartLineRow } from './CartLineRow';
import { CartSummary } from './CartSummary';
import { Columns } from './cart-style';
import type { LiveLine } from './live-lines';
import { PiecesNotice } from './PiecesNotice';
import { ShortageNotice } from './ShortageNotice';
import { quantitiesLeft, shortagesOf, shortageText } from './shortages';
import { useCartChanges } from './use-cart-changes';
import { useCartMealtimes } from './use-cart-mealtimes';
import { useFocusAfterChange } from './use-focus-after-change';
import { useFocusAfterDelete } from './use-focus-after-delete';
import { useSelection } from './use-selection';

interface CartContentProps {
  readonly lines: readonly LiveLine[];
  readonly table: string | null;
  /** Asked above the button that orders. */
  readonly ask?: ReactNode;
  /** Below the lines. */
  readonly children?: ReactNode;
}

/** The lines of a cart with their summary. */
export function CartContent({ lines: live, table, ask, children }: CartContentProps) {
  const happyPercent = useHappyHours();
  const lines = live.map((line) => ({ ...line, happyHour: happyPercent(line) }));
  const { selected, isTicked, areAllTicked, tick, tickAll } = useSelection(lines);
  const { changeQuantity, replaceLine, removeLine } = useCartChanges(table);
  const { orderFromTable, isPlacing, changesDialog } = useTableOrder(table);
  const notServed = useCartMealtimes();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const expectDelete = useFocusAfterDelete(list, lines.length);
  const expectChange = useFocusAfterChange(list, lines);
  const shortages = shortagesOf(selected);
  const hasFood = selected.some(({ type }) => type === 'product');
  const news = useOrderingNews(hasFood, readRuntimeConfig().ownServer);

  const isLimited = useAtomValue(personAtom) === null && readRuntimeConfig().ownServer;
  const excess = isLimited ? tooManyPieces(selected) : null;

  const takeWhatIsLeft = () => {
    const quantities = quantitiesLeft(selected, shortages);
    for (const line of selected) {
      const quantity = quantities.get(line.lineId);
      if (quantity === 0) void removeLine(line, lines.indexOf(line));
      else if (quantity !== undefined) void changeQuantity(line, quantity);
    }
  };

  const checkOut = () => {
    if (selected.length === 0) notify.error(messages.cart.nothingSelected, 'nothing-selected');
    else if (shortages.length > 0) notify.error(shortages.map(shortageText).join(' '), 'too-few-pieces');
    else if (excess !== null) notify.error(excess, 'too-many-pieces');
    else if (table === null) goToCheckout(navigate, selected);
    else void orderFromTable(selected);
  };

  return (
    <Columns>
      <div>
        <SelectAll
          label="Select all"
          checked={areAllTicked}
          onChange={(event) => tickAll(event.target.checked)}
        />
        <ul ref={list}>
          {lines.map((line, index) => (
            <CartLineRow
              key={line.lineId}
              line={line}
              table={table}
              notServed={notServed(line)}
              isTicked={isTicked(line)}
              onTick={(ticked) => tick(line, ticked)}
              onQuantity={(quantity) => void changeQuantity(line, quantity)}
              onReplace={(next) => {
                expectChange(index);
                void replaceLine(line, next, index);
              }}
              onRemove={() => {
                expectChange(null);
                expectDelete(index);
                void removeLine(line, index);
              }}
            />
          ))}
        </ul>
      </div>
      <CartSummary
        selected={selected}
        table={table}
        isPlacing={isPlacing}
        isWaiting={news !== null}
        isRefusing={news?.refuses === true}
        onCheckout={checkOut}
      >
        {news && (
          <Notice kind={news.refuses ? 'warning' : 'info'} title={news.title}>
            {`${news.text} ${news.refuses ? 'Your cart stays as it is.' : ''}`}
          </Notice>
        )}
        <ShortageNotice shortages={shortages} onTakeLeft={takeWhatIsLeft} />
        <PiecesNotice problem={excess} />
        {ask}
      </CartSummary>
      {children}
      <ChangesDialog {...changesDialog} />
    </Columns>
  );
}

const SelectAll = styled(Checkbox)`
  gap: 22px;
  font-weight: 600;
`;
