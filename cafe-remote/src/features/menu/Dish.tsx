import { useAddToCart } from '@storefront/shared/cart/use-add-to-cart';
import type { Product } from '@storefront/shared/contract/entities/product';
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
import { RequestInput, RequestLine } from '../../common/RequestInput';
import { Actions, Card, Description, Name, Text, Tile } from './dish-style';
import { MarkRow } from './MarkRow';

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
  const [quantity, setQuantity] = useState(1);
  const [requests, setRequests] = useState('');
  const { addToCart, isAdding } = useAddToCart(table);
  const navigate = useNavigate();
  const nameId = `name-${product._id}`;
  const line = toNewLine(product, quantity, requests);
  const to = paths.product(product._id, table);
  const isSold = isOrderable(product, table === null ? 'normal' : 'table');
  const canOrder = isSold && back === undefined;

  const add = async () => {
    if (!(await addToCart(line))) return;
    setQuantity(1);
    setRequests('');
  };

  return (
    <Card aria-labelledby={nameId}>
      <Tile to={to} aria-hidden tabIndex={-1}>
        {isComplete && (
          <Picture
            image={product.image}
            imageSet={product.imageSet}
            alt=""
            sizes="(min-width: 1024px) 379px, 128px"
            ratio="auto"
            loading={isFirstScreen ? 'eager' : 'after-hydration'}
            priority={isLead}
          />
        )}
      </Tile>
      <Text>
        <Name id={nameId}>
          <Link to={to}>{product.name}</Link>
        </Name>
        <Description>{product.description}</Description>
        <Price paisa={toPaisa(product.price)} />
        {product.marks && <MarkRow marks={product.marks} />}
        {isComplete ? (
          <RequestInput of={product.name} value={requests} onChange={setRequests} />
        ) : (
          <RequestLine />
        )}
      </Text>
      <Actions>
        {isComplete && (
          <>
            <Stepper
              name={product.name}
              value={quantity}
              onChange={setQuantity}
              max={MAX_LINE_QUANTITY}
              disabled={!canOrder}
            />
            <Button onClick={add} busy={isAdding} disabled={!canOrder}>
              {isSold ? (back ?? 'Add to Cart') : 'Sold out today'}
            </Button>
            {hasBuyNow && back === undefined && (
              <Button variant="secondary" disabled={!canOrder} onClick={() => buyNow(navigate, line)}>
                Buy Now
              </Button>
            )}
          </>
        )}
      </Actions>
    </Card>
  );
}
