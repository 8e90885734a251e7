import type { ColumnTypes } from '../../migration';

export const operations = ({ key, whole }: ColumnTypes): readonly string[] => [
  `create table audit (
    id ${key} primary key,
    at ${whole} not null,
    actor ${key} not null,
    action text not null,
    subject ${key} not null,
    details text not null
  )`,
  'create index audit_by_time on audit (at desc, id)',
  'create index audit_by_subject on audit (subject, at desc)',
  `create table counters (name ${key} primary key, value ${whole} not null)`,
  `create table meta (name ${key} primary key, value text not null)`,
  `create table rate_windows (bucket ${key} primary key, started_at ${whole} not null, hits integer not null)`,
  'create index rate_windows_age on rate_windows (started_at)',
];
