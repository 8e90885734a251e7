import type { NewLine } from '@storefront/shared/cart/line';
import type { Product } from '@storefront/shared/contract/entities/product';
import * as messages from '@storefront/shared/messages';
import { happyDiscount } from '@storefront/shared/rules/discounts';
import { optionsText, priceWithOptions } from '@storefront/shared/rules/dish-options';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { maxQuantity } from '@storefront/shared/rules/quantity';
import { Button } from '@storefront/shared/ui/Button';
import { LoadFailure } from '@storefront/shared/ui/LoadFailure';
import { Sheet } from '@storefront/shared/ui/Sheet';
import { Spinner } from '@storefront/shared/ui/Spinner';
import { Stepper } from '@storefront/shared/ui/Stepper';
import styled, { createGlobalStyle } from 'styled-components';
import { toNewLine } from '../new-line';
import { RequestInput } from '../RequestInput';
import { happyText, useHappyHours } from '../use-happy-hours';
import { pricedOptions } from './dish-groups';
import { OptionGroups } from './OptionGroups';
import { useDishOptions } from './use-dish-options';

/** What is typed outside of the sheet too: it stays when the sheet is closed. */
export interface Typed {
  readonly quantity: number;
  readonly requests: string;
}

export interface OptionsSheetProps {
  readonly product: Product;
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
  /** Ids of the choices to begin with; absent for those of the dish. */
  readonly chosen?: readonly string[] | undefined;
  /** Words on the button. */
  readonly action: string;
  readonly busy?: boolean | undefined;
  readonly onSubmit: (line: NewLine) => void;
  readonly onClose: () => void;
}

/** The options of a dish before it goes into the cart or the checkout, with the price that is paid (C269, C274). */
export function OptionsSheet(props: OptionsSheetProps) {
  const { product, typed, onType, chosen: first = null, action, busy, onSubmit, onClose } = props;
  const { quantity, requests } = typed;
  const { groups, chosen, options, problem, choose, error, retry } = useDishOptions(product, first);
  const pricePaisa = toPaisa(product.price);
  const eachPaisa = priceWithOptions(pricePaisa, options);
  const happyPercent = useHappyHours()(product);
  const off = happyDiscount({ pricePaisa: eachPaisa, quantity, happyPercent });
  const canSubmit = groups !== undefined && problem === null;

  const submit = () => {
    if (!canSubmit || busy) return;
    onSubmit({ ...toNewLine(product, quantity, requests), ...pricedOptions(product, options) });
  };

  return (
    <>
      <OpenDish />
      <Sheet
        title={product.name}
        text={product.description}
        onClose={onClose}
        onSubmit={submit}
        foot={
          <Foot>
            <p role="status">
              {groups && (
                <>
                  {problem ? <b>{problem}</b> : <span>{optionsText(options)}</span>}
                  <span>
                    <span translate="no">{`${quantity} × ${formatRupees(eachPaisa)}`}</span>
                    {off > 0 && <small>{happyText(happyPercent)}</small>}
                  </span>
                </>
              )}
            </p>
            <Stepper
              name={product.name}
              value={quantity}
              onChange={(next) => onType({ quantity: next, requests })}
              max={maxQuantity(product.piecesLeft)}
            />
            <Button type="submit" busy={busy} disabled={!canSubmit}>
              <Sum>
                <span>{action}</span>
                {canSubmit && <span translate="no">{formatRupees(eachPaisa * quantity - off)}</span>}
              </Sum>
            </Button>
          </Foot>
        }
      >
        {error ? (
          <LoadFailure message={messages.menu.loadFailed} error={error} onRetry={retry} />
        ) : groups ? (
          <Columns>
            <OptionGroups groups={groups} pricePaisa={pricePaisa} chosen={chosen} onChoose={choose} />
            <RequestInput
              of={product.name}
              value={requests}
              onChange={(next) => onType({ quantity, requests: next })}
            />
          </Columns>
        ) : (
          <Waiting>
            <Spinner label="Loading the options" />
          </Waiting>
        )}
      </Sheet>
    </>
  );
}

/** A ring around the picture of the dish that the popover stands beside. */
const OpenDish = createGlobalStyle`
  @media (min-width: 1024px) {
    article:has(> dialog) > a:first-child {
      outline: 2px solid var(--ink);
      outline-offset: 3px;
    }
  }
`;

const Columns = styled.div`
  > :last-child {
    margin-top: 12px;
    break-inside: avoid;
  }

  @media (min-width: 64em) {
    columns: 2;
    column-gap: 28px;
  }
`;

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 240px;
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: 124px minmax(0, 1fr);
  align-items: center;
  gap: 8px 10px;

  p {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
    min-height: 1.4em;
    font-size: var(--t-small);
    line-height: 1.4;
    color: var(--muted);
  }

  b {
    font-weight: 600;
    color: var(--error);
  }

  small {
    display: block;
    font-size: inherit;
    color: var(--accent-text);
  }

  p > :first-child {
    flex: 1 1 6em;
  }

  span:last-child {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  > div {
    height: 52px;
  }

  > button {
    min-height: 52px;
  }

  > button > :last-child {
    flex: 1;
  }

  @media (max-width: 359px), (max-width: 19.9em) {
    grid-template-columns: minmax(0, 1fr);

    > div {
      width: 100%;
    }
  }

  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 1fr) 124px 280px;

    p {
      grid-column: auto;
      display: grid;
      gap: 0;
    }

    p > span:last-child {
      text-align: left;
    }
  }
`;

const Sum = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 8px;
  width: 100%;
`;
