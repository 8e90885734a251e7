import { textKey } from '@storefront/shared/rules/text';
import type { OrdersTable } from '../../platform/db/schema';

type Searched = Pick<OrdersTable, 'full_name' | 'email' | 'phone' | 'code'>;

/**
 * What staff find an order by: name, e-mail, phone and code, each on a line of its own, so that no search goes over
 * from one to the next. Stored, since neither database can fold every script as the rule does.
 */
export const orderSearchKey = ({ full_name, email, phone, code }: Searched): string =>
  [full_name, email, phone, code].map((text) => textKey(text ?? '')).join('\n');
