import type { Paisa } from '@storefront/shared/rules/money';
import { minimumProblem } from '@storefront/shared/rules/place-terms';
import { deliveryFee, type Place, type ShippingState } from '@storefront/shared/rules/shipping';
import { Price } from '@storefront/shared/ui/Price';
import { RadioCard } from '@storefront/shared/ui/RadioCard';
import styled from 'styled-components';

const NEAREST_MAX = 2;

const PICKUP: ShippingState = { mode: 'pickup', place: null, previousPlace: null };

/** Identifies a way to get the order among those of `otherWays`. */
export const wayKey = ({ place }: ShippingState): string => place?.id ?? 'pickup';

/**
 * Returns the ways to get an order whose place is gone: the two nearest places that deliver goods of this amount, then
 * pickup. Places have no position: the nearest are those whose rate differs least from that of the place that is gone,
 * in the order of the list (C403).
 */
export function otherWays(
  gone: Place | null,
  places: readonly Place[],
  goodsPaisa: Paisa,
): readonly ShippingState[] {
  const distance = ({ ratePaisa }: Place) => Math.abs(ratePaisa - (gone?.ratePaisa ?? 0));
  const nearest = places
    .filter((place) => place.id !== gone?.id && minimumProblem(place, goodsPaisa) === null)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, NEAREST_MAX);
  return [...nearest.map((place) => ({ mode: 'delivery' as const, place, previousPlace: place })), PICKUP];
}

interface OtherWaysProps {
  readonly ways: readonly ShippingState[];
  readonly chosen: ShippingState;
  /** Goods after every discount. */
  readonly goodsPaisa: Paisa;
  /** @param key of `wayKey` */
  readonly onChoose: (key: string) => void;
}

/** The ways of `otherWays` with their fees, to choose one in the dialog of changes (C403). */
export function OtherWays({ ways, chosen, goodsPaisa, onChoose }: OtherWaysProps) {
  return (
    <Choices>
      <legend>Deliver to another place, or pick it up</legend>
      {ways.map((way) => {
        const fee = deliveryFee(way, goodsPaisa);
        return (
          <RadioCard
            key={wayKey(way)}
            name="other-way"
            title={
              <Row>
                <span translate={way.place ? 'no' : undefined}>{way.place?.name ?? 'Self pickup'}</span>
                {fee > 0 ? <Price paisa={fee} /> : <b>No fee</b>}
              </Row>
            }
            checked={way === chosen}
            onChange={() => onChoose(wayKey(way))}
          />
        );
      })}
    </Choices>
  );
}

const Choices = styled.fieldset`
  display: grid;
  gap: 8px;
  margin-top: 16px;

  legend {
    padding: 0;
    margin-bottom: 8px;
  }
`;

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  overflow-wrap: anywhere;
`;
