import type { Migration } from '../migration';

/** Health of releases in browsers: one row per release and counted event (C117). A published step keeps its name. */
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
