import { useOrderingNews } from '@storefront/shared/hooks/use-ordering-news';
import type { Paisa } from '@storefront/shared/rules/money';
import type { ShippingAction, ShippingState } from '@storefront/shared/rules/shipping';
import { RadioCard } from '@storefront/shared/ui/RadioCard';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import styled from 'styled-components';
import { useSlots } from '../../common/use-slots';
import { LocationPicker } from './LocationPicker';
import { Section } from './Section';
import type { Locations } from './use-locations';

interface ShippingFieldsProps {
  readonly shipping: ShippingState;
  readonly dispatch: (action: ShippingAction) => void;
  readonly locations: Locations;
  /** True shows the estimate of 30 to 60 minutes: it holds for cafe lines (C81), while the shop prepares orders. */
  readonly hasCafeLines: boolean;
  /** How the time of clothes comes about; null without clothes (C442). */
  readonly call: string | null;
  /** Subtotal of the order. */
  readonly goodsPaisa: Paisa;
  /** How often the form was filled from a saved address: the search box then shows its place. */
  readonly fills: number;
  readonly error: string | undefined;
}

/** Delivery or pickup, and the delivery place (§4 "Checkout shipping mode"). */
export function ShippingFields(props: ShippingFieldsProps) {
  const { shipping, dispatch, locations, hasCafeLines, call, goodsPaisa, fills, error } = props;
  const news = useOrderingNews(hasCafeLines);
  // The section "When" has the minutes of this order.
  const hasSlots = useSlots(hasCafeLines).data !== undefined;
  const estimate = news ? 'As soon as we open' : '30 to 60 minutes';
  const foodText = hasSlots ? 'To your door' : estimate;
  return (
    <Section title="How do you want it?">
      <fieldset>
        <VisuallyHidden as="legend">Shipping</VisuallyHidden>
        <Options>
          <RadioCard
            name="shipping"
            title="Delivery"
            text={hasCafeLines ? foodText : (call ?? '')}
            checked={shipping.mode === 'delivery'}
            onChange={() => dispatch({ type: 'mode', mode: 'delivery' })}
          />
          <RadioCard
            name="shipping"
            title="Self pickup"
            text="No fee, at the counter"
            checked={shipping.mode === 'pickup'}
            onChange={() => dispatch({ type: 'mode', mode: 'pickup' })}
          />
        </Options>
        {hasCafeLines && call && <Call>{`${call}.`}</Call>}
      </fieldset>
      {shipping.mode === 'delivery' && (
        <LocationPicker
          key={fills}
          locations={locations}
          chosen={shipping.place}
          onChoose={(place) => dispatch({ type: 'place', place })}
          goodsPaisa={goodsPaisa}
          error={error}
        />
      )}
    </Section>
  );
}

const Call = styled.p`
  padding-top: 12px;
  color: var(--muted);
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;

  /* A small phone, or large text. */
  @media (max-width: 359px), (max-width: 19.9em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
