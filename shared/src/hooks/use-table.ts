import { useSearchParams } from '@storefront/shared/router';
import { parseTableId } from '../rules/tables';

/** Table mode (§2 "The optional query parameter table"). */
export interface TableMode {
  /** The table's id; null in normal mode. */
  readonly table: string | null;
  /** The link names an invalid table: normal mode, with a notice (C50). */
  readonly isInvalid: boolean;
}

/** Reads the table from the address. */
export function useTable(): TableMode {
  const [parameters] = useSearchParams();
  const given = parameters.get('table');
  const table = parseTableId(given);
  return { table, isInvalid: given !== null && table === null };
}
