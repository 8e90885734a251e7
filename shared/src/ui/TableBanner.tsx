import type { TableMode } from '../hooks/use-table';
import { Notice } from './Notice';

/** Says that the table in the link is unknown (C50). */
export function TableBanner({ isInvalid }: TableMode) {
  if (!isInvalid) return null;
  return (
    <Notice kind="warning" title="We do not know this table">
      The link names no table of ours. You can order as usual, or scan the code on your table again.
    </Notice>
  );
}
