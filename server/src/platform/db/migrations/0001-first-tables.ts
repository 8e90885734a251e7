import type { Migration } from '../migration';
import { catalogue } from './0001/catalogue';
import { loyalty } from './0001/loyalty';
import { orders } from './0001/orders';
import { people } from './0001/people';
import { upkeep } from './0001/upkeep';

export const firstTables: Migration = {
  name: '0001-first-tables',
  statements: (types) => [people, catalogue, orders, loyalty, upkeep].flatMap((part) => part(types)),
};
