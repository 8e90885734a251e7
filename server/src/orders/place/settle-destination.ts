import { messages } from '@storefront/shared/messages';
import { normalisePlaceName } from '@storefront/shared/rules/shipping';
import type { Tx } from '../../platform/db/database';
import type { OrdersTable } from '../../platform/db/schema';
import { badField } from '../../platform/http/failure';
import type { Destination } from './placing';

/** The columns that say where an order goes and what the way costs. */
export type Delivery = Pick<
  OrdersTable,
  'delivery_option' | 'delivery_location' | 'table_number' | 'table_confirmed' | 'fee_paisa'
>;

const noTable = { table_number: null, table_confirmed: null };

/** Both spellings of pickup go into the order as the wire has them (C9). */
const PICKUP = { delivery_option: 'Pick up', delivery_location: 'Pick-up', ...noTable, fee_paisa: 0 };

/** Looks the fee up at the moment of ordering (C10, P14). @throws Failure 400 when there is no such place. */
export async function settleDestination(tx: Tx, destination: Destination): Promise<Delivery> {
  if (destination.kind === 'pickup') return PICKUP;
  if (destination.kind === 'table') {
    const { tableNumber, isConfirmed } = destination;
    const table = { table_number: tableNumber, table_confirmed: isConfirmed ? 1 : 0 } as const;
    return { delivery_option: null, delivery_location: null, ...table, fee_paisa: 0 };
  }
  const place = await tx
    .selectFrom('locations')
    .select(['name', 'rate_paisa'])
    .where('name_key', '=', normalisePlaceName(destination.name))
    .executeTakeFirst();
  if (!place) throw badField('deliveryLocation', messages.checkout.noLocation);
  return {
    delivery_option: place.name,
    delivery_location: place.name,
    ...noTable,
    fee_paisa: place.rate_paisa,
  };
}
