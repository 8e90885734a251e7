import type { Migration } from '../migration';

const DAY = 24 * 60 * 60 * 1000;

/** The end of a session's life, beside the sliding one (C417). Open sessions get it from their beginning on. */
export const sessionLife: Migration = {
  name: '0045-session-life',
  statements: ({ whole }) => [
    `alter table sessions add column ends_at ${whole} not null default 0`,
    `update sessions set ends_at = created_at + case when exists (
      select 1 from users where users.id = sessions.user_id and role = 'admin'
    ) then ${30 * DAY} else ${180 * DAY} end`,
    'update sessions set expires_at = ends_at where expires_at > ends_at',
  ],
};
