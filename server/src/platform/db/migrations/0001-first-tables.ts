import type { Migration } from '../migration';
import { catalogue } from './0001/catalogue';
import { loyalty } from './0001/loyalty';
import { operations } from './0001/operations';
import { orders } from './0001/orders';
import { people } from './0001/people';

export const firstTables: Migration = {
  name: '0001-first-tables',
  statements: (types) => [people, catalogue, orders, loyalty, operations].flatMap((part) => part(types)),
};
