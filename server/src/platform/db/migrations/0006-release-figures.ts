import type { Migration } from '../migration';

/** How releases do in browsers: a row per release and thing that is counted (C117). */
export const releaseFigures: Migration = {
  name: '0006-release-figures',
  statements: ({ key, whole }) => [
    `create table release_figures (
      part ${key} not null,
      release ${key} not null,
      name ${key} not null,
      count ${whole} not null,
      detail text,
      updated_at ${whole} not null,
      primary key (part, release, name)
    )`,
  ],
};
