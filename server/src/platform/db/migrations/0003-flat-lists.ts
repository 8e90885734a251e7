import type { Migration } from '../migration';
import { fillFlatLists } from './0003/fill';
import { flatListIndexes } from './0003/indexes';
import { flatListTables } from './0003/tables';

/** No list call costs more as rows grow: what was counted or told from names at every call is stored. */
export const flatLists: Migration = {
  name: '0003-flat-lists',
  statements: flatListTables,
  fill: fillFlatLists,
  indexes: flatListIndexes,
};
