import { type Line, type NewLine, optionIdsOf } from '@storefront/shared/cart/line';
import type { Product } from '@storefront/shared/contract/entities/product';
import { paths } from '@storefront/shared/paths';
import { Link } from '@storefront/shared/router';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { lineTotal } from '@storefront/shared/rules/totals';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { binIcon } from '@storefront/shared/ui/icons';
import { Picture } from '@storefront/shared/ui/Picture';
import { Price } from '@storefront/shared/ui/Price';
import { Stepper } from '@storefront/shared/ui/Stepper';
import { useState } from 'react';
import { type CheckoutItem, choicesText, toPriced } from '../../common/checkout-item';
import { LazyOptionsSheet } from '../../common/options/lazy-options-sheet';
import type { Typed } from '../../common/options/OptionsSheet';
import { useSayUntil } from '../../common/SoldOutWords';
import { happyText } from '../../common/use-happy-hours';
import type { NotServed } from '../../common/use-mealtimes';
import { Amounts, Change, Details, LaterChange, Name, Note, Row, Thumb } from './cart-line-style';
import type { LiveLine } from './live-lines';

interface CartLineRowProps {
  readonly line: LiveLine & Pick<CheckoutItem, 'happyHour'>;
  readonly table: string | null;
  /** When its dish is served, if it is not served now; it stays, for an order for later (C264). */
  readonly notServed: NotServed | null;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly onQuantity: (quantity: number) => void;
  /** Replaces the line by one with other options. */
  readonly onReplace: (line: NewLine) => void;
  readonly onRemove: () => void;
}

const pathOf = (line: Line, table: string | null) =>
  line.type === 'closet'
    ? paths.closetItem(line.productId, table, line.selectedColor)
    : paths.product(line.productId, table);

/** Opens the options of a line (C269). */
function ChangeOptions({
  line,
  dish,
  onReplace,
}: Pick<CartLineRowProps, 'line' | 'onReplace'> & { dish: Product }) {
  const { quantity, requests } = line;
  const [typed, setTyped] = useState<Typed | null>(null);
  return (
    <>
      <Change
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={`Change ${line.name}`}
        onClick={() => setTyped({ quantity, requests })}
      >
        Change
      </Change>
      {typed && (
        <LazyOptionsSheet
          product={dish}
          chosen={optionIdsOf(line)}
          typed={typed}
          onType={setTyped}
          action="Save"
          onSubmit={(next) => {
            setTyped(null);
            onReplace(next);
          }}
          onClose={() => setTyped(null)}
        />
      )}
    </>
  );
}

/** One line of the cart: tick, picture, choices, quantity, sum, delete (§2 "Cart"). */
export function CartLineRow({
  line,
  table,
  notServed,
  isTicked,
  onTick,
  onQuantity,
  onReplace,
  onRemove,
}: CartLineRowProps) {
  const choices = choicesText(line);
  const sayUntil = useSayUntil();
  const isSoldOut = line.soldOutUntil !== undefined || (line.type === 'product' && line.stock === 0);
  const problem = line.problem ?? (isSoldOut ? sayUntil(line.soldOutUntil) : 'No longer available');
  return (
    <Row aria-label={line.name} $isUnavailable={line.isUnavailable}>
      <Checkbox
        label={`Select ${line.name}`}
        hideLabel
        checked={isTicked}
        disabled={line.isUnavailable}
        onChange={(event) => onTick(event.target.checked)}
      />
      <Thumb>
        <Picture image={line.image} imageSet={line.imageSet} alt="" sizes="88px" ratio="1" loading="eager" />
      </Thumb>
      <Details>
        <Name>{line.isUnavailable ? line.name : <Link to={pathOf(line, table)}>{line.name}</Link>}</Name>
        {choices && <Note>{choices}</Note>}
        {line.isUnavailable ? (
          <Note>{`${problem}. It is not part of your total.`}</Note>
        ) : (
          <Note>
            <Price paisa={toPaisa(line.price)} /> each
            {line.priceBefore !== null && (
              <span>
                , <b>{`was ${formatRupees(toPaisa(line.priceBefore))}`}</b>
              </span>
            )}
            {line.isShort && (
              <span>
                , <b>{`only ${line.stock ?? ''} left`}</b>
              </span>
            )}
          </Note>
        )}
        {!!line.happyHour && !line.isUnavailable && (
          <Note>
            <b>{happyText(line.happyHour)}</b>
          </Note>
        )}
        {notServed && !line.isUnavailable && (
          <Note>
            <b>Not served now.</b>
            <span>{` ${notServed.hours}.`}</span>
          </Note>
        )}
        {line.dish ? (
          <ChangeOptions line={line} dish={line.dish} onReplace={onReplace} />
        ) : (
          line.options && !line.isUnavailable && <LaterChange />
        )}
      </Details>
      <Amounts $isBinOnly={line.isUnavailable}>
        {!line.isUnavailable && (
          <>
            <Stepper name={line.name} value={line.quantity} onChange={onQuantity} max={line.maxQuantity} />
            <Price paisa={lineTotal(toPriced(line))} />
          </>
        )}
        <IconButton icon={binIcon} label={`Delete ${line.name}`} onClick={onRemove} />
      </Amounts>
    </Row>
  );
}
