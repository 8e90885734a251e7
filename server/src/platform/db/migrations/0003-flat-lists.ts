import type { Migration } from '../migration';
import { fillFlatLists } from './0003/fill';
import { flatListIndexes } from './0003/indexes';
import { flatListTables } from './0003/tables';

/** Stores counts and types that lists computed at every call, so that no list call gets slower as rows grow. */
export const flatLists: Migration = {
  name: '0003-flat-lists',
  statements: flatListTables,
  fill: fillFlatLists,
  indexes: flatListIndexes,
};
