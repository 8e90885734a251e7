import type { TableMode } from '../hooks/use-table';
import { Notice } from './Notice';

/** Shows the table that is served, or that the table in the link is unknown (C50). */
export function TableBanner({ table, isInvalid }: TableMode) {
  if (isInvalid) {
    return (
      <Notice kind="warning" title="We do not know this table">
        The link names no table of ours. You can order as usual, or scan the code on your table again.
      </Notice>
    );
  }
  if (table === null) return null;
  return <Notice title={`Table ${table}`}>Order here and we bring it to you.</Notice>;
}
