import { useCart } from '@storefront/shared/cart';
import { piecesSharing } from '@storefront/shared/cart/line';
import { useAddToCart } from '@storefront/shared/cart/use-add-to-cart';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { choiceProblem, stockOfChoice } from '@storefront/shared/rules/closet-choice';
import { toPaisa } from '@storefront/shared/rules/money';
import { clampQuantity, leftText, maxQuantity } from '@storefront/shared/rules/quantity';
import { FEW_LEFT } from '@storefront/shared/rules/stock-cells';
import { Button } from '@storefront/shared/ui/Button';
import { DetailBody, DetailLayout } from '@storefront/shared/ui/DetailLayout';
import { Field } from '@storefront/shared/ui/Field';
import { OrderingFacts } from '@storefront/shared/ui/OrderingFacts';
import { Price } from '@storefront/shared/ui/Price';
import { Rating } from '@storefront/shared/ui/Rating';
import { Select } from '@storefront/shared/ui/Select';
import { Stepper } from '@storefront/shared/ui/Stepper';
import { Swatches } from '@storefront/shared/ui/Swatches';
import { useState } from 'react';
import { toNewLine } from '../../common/new-line';
import { ItemGallery } from './ItemGallery';
import { Actions, Colors, Details, Hint, Sizes } from './item-style';
import { optionsLeft, sizeText } from './options-left';
import { useChoice } from './use-choice';

interface ItemDetailProps {
  readonly item: ClosetItem;
  readonly table: string | null;
}

const HINTS = {
  'choose-size': 'Choose a size first',
  'choose-color': 'Choose a colour first',
  'choice-gone': 'Sold out in this size and colour. Choose another one.',
} as const;

/** Shows one closet item and adds it to the cart (§2 "Closet product page"). */
export function ItemDetail({ item, table }: ItemDetailProps) {
  const { choice, chooseColor, chooseSize } = useChoice(item);
  const [wanted, setQuantity] = useState(1);
  const { addToCart, isAdding } = useAddToCart(table);
  const { lines } = useCart(table);
  const problem = choiceProblem(item, choice);
  // Until the choice is whole, the limit is that of the item.
  const stock = problem === null ? stockOfChoice(item, choice) : item.availableStock;
  const most = maxQuantity(stock);
  const inCart = piecesSharing(lines, toNewLine(item, choice, 1));
  const quantity = clampQuantity(wanted, most - inCart);
  const { colors, sizes } = optionsLeft(item, choice);
  const isOutOfStock = problem === 'out-of-stock';

  const add = async () => {
    // A quantity that was chosen meanwhile is for the next one.
    if (await addToCart(toNewLine(item, choice, quantity))) setQuantity((now) => (now === wanted ? 1 : now));
  };

  return (
    <DetailLayout>
      <ItemGallery item={item} color={choice.selectedColor} onColor={chooseColor} />
      <DetailBody>
        <p>{item.brand}</p>
        <h1>{item.name}</h1>
        <Rating value={item.ratings} />
        <Price paisa={toPaisa(item.price)} />
        <Details>{[item.material, item.category].filter(Boolean).join(', ')}</Details>
        <p>{item.description}</p>
        <OrderingFacts table={table} hasFood={false} />
        {item.colors.length > 0 && (
          <Colors>
            <Details>{`Colour: ${choice.selectedColor ?? ''}`}</Details>
            <Swatches colors={colors} value={choice.selectedColor} onChange={chooseColor} />
          </Colors>
        )}
        {item.sizeOptions.length > 0 && (
          <Sizes>
            <Field label="Size">
              <Select
                value={choice.selectedSize ?? ''}
                onChange={(event) => chooseSize(event.target.value || null)}
              >
                <option value="">Choose a size</option>
                {sizes.map(({ size, left }) => (
                  <option key={size} value={size} disabled={left === 0}>
                    {sizeText(size, left)}
                  </option>
                ))}
              </Select>
            </Field>
          </Sizes>
        )}
        {isOutOfStock ? (
          <>
            <Hint>out of stock</Hint>
            <Button size="lg" disabled>
              Add to Cart
            </Button>
          </>
        ) : (
          <>
            <Actions>
              <Stepper
                name={item.name}
                value={quantity}
                onChange={setQuantity}
                max={Math.max(1, most - inCart)}
              />
              <Button size="lg" disabled={problem !== null} busy={isAdding} onClick={add}>
                Add to Cart
              </Button>
            </Actions>
            <Hint>
              {problem ? HINTS[problem] : (stock <= FEW_LEFT || inCart >= most) && leftText(stock, inCart)}
            </Hint>
          </>
        )}
      </DetailBody>
    </DetailLayout>
  );
}
