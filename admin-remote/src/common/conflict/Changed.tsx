import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { css } from 'styled-components';

interface ChangedByProps {
  readonly name: string;
  /** ISO time; null if the server does not know it. */
  readonly at: string | null;
}

/** Says who changed a thing, and when. */
export function ChangedBy({ name, at }: ChangedByProps) {
  return (
    <>
      <bdi>{name}</bdi>
      <span>{` changed this${at ? ` on ${formatDateTime(at, null)}` : ''}`}</span>
    </>
  );
}

interface ChangedValueProps {
  readonly before: string;
  readonly now: string;
}

/** The value of a field before, struck, and now; for a list with `valueList`. */
export function ChangedValue({ before, now }: ChangedValueProps) {
  return (
    <>
      {before !== now && (
        <dd>
          <del>{before || 'Empty'}</del>
        </dd>
      )}
      <dd>
        <bdi>{now || 'Empty'}</bdi>
      </dd>
    </>
  );
}

/** Look of a `dl` with names and values of fields. */
export const valueList = css`
  dt {
    font-size: var(--t-small);
    color: var(--muted);
  }

  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  del {
    font-weight: 400;
    color: var(--muted);
  }
`;
