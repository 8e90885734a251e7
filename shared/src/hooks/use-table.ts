import { useSearchParams } from '@storefront/shared/router';
import { parseTableId } from '../rules/tables';

/** Who is being served: a table, or somebody elsewhere (§2 "The optional query parameter table"). */
export interface TableMode {
  /** The table's id; null in normal mode. */
  readonly table: string | null;
  /** The link named a table that cannot be one: normal mode, with a notice (C50). */
  readonly isInvalid: boolean;
}

/** Reads table mode from the address. */
export function useTable(): TableMode {
  const [parameters] = useSearchParams();
  const given = parameters.get('table');
  const table = parseTableId(given);
  return { table, isInvalid: given !== null && table === null };
}
