import type { NewLine } from '@storefront/shared/cart/line';
import { useAddToCart } from '@storefront/shared/cart/use-add-to-cart';
import type { Product } from '@storefront/shared/contract/entities/product';
import { useHydrated } from '@storefront/shared/hooks/use-hydrated';
import { lazyPart } from '@storefront/shared/lazy';
import { runWhenIdleInOrder } from '@storefront/shared/lazy/run-when-idle-in-order';
import { paths } from '@storefront/shared/paths';
import { Link, useNavigate } from '@storefront/shared/router';
import { isOrderable } from '@storefront/shared/rules/menu';
import { toPaisa } from '@storefront/shared/rules/money';
import { MAX_LINE_QUANTITY } from '@storefront/shared/rules/quantity';
import { Button } from '@storefront/shared/ui/Button';
import { Picture } from '@storefront/shared/ui/Picture';
import { Price } from '@storefront/shared/ui/Price';
import { Stepper } from '@storefront/shared/ui/Stepper';
import { startTransition, useEffect, useState } from 'react';
import { buyNow } from '../../common/go-to-checkout';
import { toNewLine } from '../../common/new-line';
import { LazyOptionsSheet, useOptionsAhead } from '../../common/options/lazy-options-sheet';
import { RequestInput, RequestLine } from '../../common/RequestInput';
import { Actions, BlankTile, Card, Description, Name, Text, Tile } from './dish-style';
import { MarkRow } from './MarkRow';

/** Most dishes are for sale. */
const SoldOutWords = lazyPart(
  async () => (await import('../../common/SoldOutWords')).SoldOutWords,
  'Sold out today',
);

const ADD = 'Add to Cart';
const BUY = 'Buy Now';
const NOTHING = { quantity: 1, requests: '' };

interface DishProps {
  readonly product: Product;
  readonly table: string | null;
  readonly hasBuyNow: boolean;
  /** When it is back: 'Back at 7 AM tomorrow'; undefined while it is served (C264). */
  readonly back: string | undefined;
  /** True: it starts with its controls, see {@link useIsComplete}. */
  readonly isAtStart: boolean;
  /** The first screen's pictures load at once, the others wait for the scripts. */
  readonly isFirstScreen: boolean;
  readonly isLead: boolean;
}

/**
 * Whether a dish shows its picture and controls. Dishes of the first screen do from the start; each of the others does
 * when the browser is idle, because a slow phone takes twice as long to draw all of them at once.
 */
function useIsComplete(isAtStart: boolean): boolean {
  const [isComplete, setIsComplete] = useState(isAtStart);
  useEffect(() => {
    if (!isComplete) return runWhenIdleInOrder(() => startTransition(() => setIsComplete(true)));
  }, [isComplete]);
  return isComplete;
}

/** One product of the menu: picture, price, request, quantity, and the order buttons (§2 "Menu"). */
export function Dish({ product, table, hasBuyNow, back, isAtStart, isFirstScreen, isLead }: DishProps) {
  const isComplete = useIsComplete(isAtStart);
  const [typed, setTyped] = useState(NOTHING);
  /** The pressed button, while its options are being chosen. */
  const [choosing, setChoosing] = useState<typeof ADD | typeof BUY | null>(null);
  const { addToCart, isAdding } = useAddToCart(table);
  const navigate = useNavigate();
  const line = toNewLine(product, typed.quantity, typed.requests);
  const to = paths.product(product._id, table);
  const isSold = isOrderable(product, table === null ? 'normal' : 'table');
  const canOrder = isSold && back === undefined;
  const hasOptions = product.optionGroups !== undefined;
  const loadOptions = useOptionsAhead();
  const ahead = hasOptions ? loadOptions : undefined;

  const addText = back ?? ADD;
  // The names would not fit into the first load of the menu's HTML.
  const isHydrated = useHydrated();
  const nameOf = (text: string) => (isHydrated ? `${text}: ${product.name}` : undefined);

  const order = async (wanted: NewLine, button: typeof choosing) => {
    if (button === BUY) return buyNow(navigate, wanted);
    if (!(await addToCart(wanted))) return;
    setChoosing(null);
    // What was typed meanwhile is for the next one.
    setTyped((now) => ({
      quantity: now.quantity === typed.quantity ? NOTHING.quantity : now.quantity,
      requests: now.requests === typed.requests ? NOTHING.requests : now.requests,
    }));
  };
  const press = (button: typeof choosing) => (hasOptions ? setChoosing(button) : void order(line, button));

  return (
    <Card aria-label={product.name} onPointerEnter={ahead} onFocus={ahead}>
      {isComplete ? (
        <Tile to={to} aria-hidden tabIndex={-1}>
          <Picture
            image={product.image}
            imageSet={product.imageSet}
            alt=""
            sizes="(min-width: 1024px) 379px, 128px"
            ratio="auto"
            loading={isFirstScreen ? 'eager' : 'after-hydration'}
            priority={isLead}
          />
        </Tile>
      ) : (
        <BlankTile />
      )}
      <Text>
        <Name>
          <Link to={to}>{product.name}</Link>
        </Name>
        <Description>{product.description}</Description>
        <Price isLowest={hasOptions} paisa={toPaisa(product.priceFrom ?? product.price)} />
        {isComplete && product.marks && <MarkRow marks={product.marks} />}
        {isComplete ? (
          <RequestInput
            of={product.name}
            value={typed.requests}
            onChange={(requests) => setTyped({ ...typed, requests })}
          />
        ) : (
          <RequestLine />
        )}
      </Text>
      <Actions>
        {isComplete && (
          <>
            <Stepper
              name={product.name}
              value={typed.quantity}
              onChange={(quantity) => setTyped({ ...typed, quantity })}
              max={MAX_LINE_QUANTITY}
              disabled={!canOrder}
            />
            <Button
              aria-label={isSold ? nameOf(addText) : undefined}
              onClick={() => press(ADD)}
              busy={isAdding}
              disabled={!canOrder}
            >
              {isSold ? addText : <SoldOutWords until={product.soldOutUntil} />}
            </Button>
            {hasBuyNow && back === undefined && (
              <Button
                variant="secondary"
                aria-label={nameOf(BUY)}
                disabled={!canOrder}
                onClick={() => press(BUY)}
              >
                {BUY}
              </Button>
            )}
          </>
        )}
      </Actions>
      {choosing && (
        <LazyOptionsSheet
          product={product}
          typed={typed}
          onType={setTyped}
          action={choosing}
          busy={isAdding}
          onSubmit={(wanted) => order(wanted, choosing)}
          onClose={() => setChoosing(null)}
        />
      )}
    </Card>
  );
}
