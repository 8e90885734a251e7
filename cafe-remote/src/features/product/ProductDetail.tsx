import { useAddToCart } from '@storefront/shared/cart/use-add-to-cart';
import type { Product } from '@storefront/shared/contract/entities/product';
import { useOrderingNews } from '@storefront/shared/hooks/use-ordering-news';
import * as messages from '@storefront/shared/messages';
import { useNavigate } from '@storefront/shared/router';
import { happyDiscount } from '@storefront/shared/rules/discounts';
import { availability } from '@storefront/shared/rules/menu';
import { toPaisa } from '@storefront/shared/rules/money';
import { maxQuantity } from '@storefront/shared/rules/quantity';
import { Button } from '@storefront/shared/ui/Button';
import { DetailLayout } from '@storefront/shared/ui/DetailLayout';
import { LoadFailure } from '@storefront/shared/ui/LoadFailure';
import { OrderingFacts } from '@storefront/shared/ui/OrderingFacts';
import { Picture } from '@storefront/shared/ui/Picture';
import { Price } from '@storefront/shared/ui/Price';
import { Rating } from '@storefront/shared/ui/Rating';
import { Spinner } from '@storefront/shared/ui/Spinner';
import { Stepper } from '@storefront/shared/ui/Stepper';
import { type ReactElement, useState } from 'react';
import { ChangesDialog } from '../../common/ChangesDialog';
import { buyNow } from '../../common/go-to-checkout';
import { HappyPrice } from '../../common/HappyPrice';
import { toNewLine } from '../../common/new-line';
import { hasOptions, pricedOptions } from '../../common/options/dish-groups';
import { OptionGroups } from '../../common/options/OptionGroups';
import { useDishOptions } from '../../common/options/use-dish-options';
import { RequestInput } from '../../common/RequestInput';
import { SoldOutWords } from '../../common/SoldOutWords';
import { useHappyHours } from '../../common/use-happy-hours';
import { type NotServed, useMealtimes } from '../../common/use-mealtimes';
import { useTableOrder } from '../../common/use-table-order';
import { MarkList } from './MarkList';
import { Actions, Availability, Body, Name, Problem } from './product-style';

interface ProductDetailProps {
  readonly product: Product;
  readonly table: string | null;
}

const LABELS = {
  'in-stock': 'In stock',
  'table-only': 'Only at the tables of the cafe',
} as const;

/** Returns the label of the availability; what is left of a dish that staff count (C226); when one is served that is not served now (C264). */
const labelOf = (
  { piecesLeft, soldOutUntil }: Product,
  state: keyof typeof LABELS | 'sold-out',
  notServed: NotServed | null,
): ReactElement => {
  if (state === 'sold-out') return <SoldOutWords until={soldOutUntil} />;
  if (state !== 'in-stock') return <span>{LABELS[state]}</span>;
  if (notServed) return <span>{`${notServed.hours}. ${notServed.back}.`}</span>;
  return <span>{piecesLeft ? `${LABELS[state]}, ${piecesLeft} left today` : LABELS[state]}</span>;
};

/** The details of one cafe product with its order buttons (§2 "Single cafe product page"). */
export function ProductDetail({ product, table }: ProductDetailProps) {
  const [quantity, setQuantity] = useState(1);
  const [requests, setRequests] = useState('');
  const { addToCart, isAdding } = useAddToCart(table);
  const { orderFromTable, isPlacing, changesDialog } = useTableOrder(table);
  const isRefusing = useOrderingNews(true)?.refuses === true;
  const navigate = useNavigate();
  const state = availability(product, table === null ? 'normal' : 'table');
  const notServed = useMealtimes()(product);
  const canOrder = state === 'in-stock' && notServed === null;
  const dish = useDishOptions(product);
  const line = {
    ...toNewLine(product, quantity, requests),
    stock: product.piecesLeft,
    ...(hasOptions(product) && pricedOptions(product, dish.options)),
  };
  const happyHour = useHappyHours()(product);
  const shownPaisa = toPaisa(canOrder && dish.groups ? line.price : (product.priceFrom ?? product.price));
  const off = happyDiscount({ pricePaisa: shownPaisa, quantity: 1, happyPercent: happyHour });
  const cannotAdd = dish.groups === undefined || dish.problem !== null;

  /** Resets what was ordered, and keeps what was typed or chosen since. */
  const reset = () => {
    setQuantity((now) => (now === quantity ? 1 : now));
    setRequests((now) => (now === requests ? '' : now));
    dish.reset();
  };
  const add = async () => {
    if (await addToCart(line)) reset();
  };
  const order = async () => {
    if (await orderFromTable([{ ...line, happyHour, lineId: null }])) reset();
  };

  return (
    <DetailLayout>
      <Picture
        image={product.image}
        imageSet={product.imageSet}
        alt={product.name}
        ratio="4 / 3"
        sizes="(min-width: 64em) 580px, (min-width: 40em) 50vw, 100vw"
        priority
      />
      <Body>
        <p>{product.category}</p>
        <Name>{product.name}</Name>
        <Rating value={5} decorative />
        {off > 0 ? <HappyPrice now={shownPaisa - off} before={shownPaisa} /> : <Price paisa={shownPaisa} />}
        <Availability $isAvailable={canOrder}>{labelOf(product, state, notServed)}</Availability>
        <p>{product.description}</p>
        {product.marks && <MarkList marks={product.marks} />}
        {canOrder && <OrderingFacts table={table} />}
        {canOrder && (
          <>
            {dish.error ? (
              <LoadFailure message={messages.menu.loadFailed} error={dish.error} onRetry={dish.retry} />
            ) : dish.groups ? (
              <OptionGroups
                groups={dish.groups}
                pricePaisa={toPaisa(product.price)}
                chosen={dish.chosen}
                onChoose={dish.choose}
              />
            ) : (
              <Spinner label="Loading the options" />
            )}
            {dish.problem && <Problem role="status">{dish.problem}</Problem>}
            <RequestInput of={product.name} value={requests} onChange={setRequests} />
            <Actions>
              <Stepper
                name={product.name}
                value={quantity}
                onChange={setQuantity}
                max={maxQuantity(line.stock)}
              />
              <Button size="lg" onClick={add} busy={isAdding} disabled={cannotAdd}>
                Add to Cart
              </Button>
              {table !== null ? (
                <Button
                  size="lg"
                  variant="secondary"
                  busy={isPlacing}
                  disabled={isRefusing || cannotAdd}
                  onClick={order}
                >
                  Order From table
                </Button>
              ) : (
                !isRefusing && (
                  <Button
                    size="lg"
                    variant="secondary"
                    disabled={cannotAdd}
                    onClick={() => buyNow(navigate, line)}
                  >
                    Buy Now
                  </Button>
                )
              )}
            </Actions>
          </>
        )}
      </Body>
      <ChangesDialog {...changesDialog} />
    </DetailLayout>
  );
}
