import { ApiError } from '@storefront/shared/api/api-error';
import type { Line } from '@storefront/shared/cart/line';
import { readRuntimeConfig } from '@storefront/shared/config';
import { callQuery } from '@storefront/shared/query/call-query';
import { callText, hasDishes } from '@storefront/shared/rules/delivery-estimate';
import { isOffered } from '@storefront/shared/rules/place-terms';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Sums } from '../../common/order-slip-style';
import { useEstimate, useSlots } from '../../common/use-slots';

/** The calls that an estimate needs: departments, ways, and the categories of a guest's dishes. */
const NEEDED = new Set<unknown>(['getSettings', 'listLocations', 'getProduct']);

/** Returns 'about 25 min', or 'about 25 to 45 min'. */
function minutesText(minutes: readonly number[]): string {
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  return least === most ? `about ${least} min` : `about ${least} to ${most} min`;
}

/**
 * How long the selected dishes take if they are ordered now, for pick-up and for delivery, from the nearest place to the
 * farthest (C239). It keeps its room while it loads. Clothes have no minutes (C81).
 */
export function CartEstimate({ selected }: { readonly selected: readonly Line[] }) {
  const hasFood = hasDishes(selected);
  const call = callText(selected);
  const { ownServer } = readRuntimeConfig();
  const { data: slots, error } = useSlots(hasFood);
  const { data: places } = useQuery({ ...callQuery('listLocations', {}), enabled: hasFood && ownServer });
  const estimate = useEstimate(selected);
  const loading = useIsFetching({
    predicate: ({ queryKey: [name], state }) => NEEDED.has(name) && state.data === undefined,
  });
  if (call && !hasFood) return <Room as="p">{call}</Room>;
  if (!ownServer || (error instanceof ApiError && error.status === 404)) return null;
  if (!slots || !hasFood || loading > 0) return <Room as="div" />;

  const ways = places?.filter(isOffered).map(({ _id, id, address }) => _id ?? id ?? address) ?? [null];
  const toPlaces = ways.map((place) => estimate(slots, 'delivery', place).now);
  return (
    <Room>
      <dt>Self pickup</dt>
      <dd>{minutesText([estimate(slots, 'pickup', null).now])}</dd>
      {toPlaces.length > 0 && (
        <>
          <dt>Delivery</dt>
          <dd>{minutesText(toPlaces)}</dd>
        </>
      )}
      {call && <Call>{call}</Call>}
    </Room>
  );
}

/** Room for two rows. */
const Room = styled(Sums)`
  align-content: start;
  min-height: calc(3em + 26px);
`;

const Call = styled.dd`
  grid-column: 1 / -1;
  text-align: start;
`;
