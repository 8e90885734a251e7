import type { Answer } from '@storefront/shared/contract/types';
import { useRef, useState } from 'react';
import { type SearchList, useSearchList } from '../use-search-list';

/** Rows of a page while staff choose. */
const CHOOSE_PAGE = 50;

interface Item {
  readonly _id: string;
}

/** The rows that staff chose for one change, also on other pages of the list (C307). */
export interface Chosen<Row extends Item> {
  /** Null: staff do not choose. */
  readonly rows: readonly Row[] | null;
  has(row: Row): boolean;
  /** Chooses a row or not; with Shift, all shown rows from the last one on. */
  toggle(row: Row, withShift: boolean): void;
  addShown(): void;
}

type ChoosableCall = 'listAdminProducts' | 'listClosetItems';
type RowOf<N extends ChoosableCall> = Answer<N>[number];

interface ChoosableList<N extends ChoosableCall> {
  readonly list: SearchList<RowOf<N>>;
  readonly chosen: Chosen<RowOf<N>>;
  /** Begins to choose, or ends it, on the first page. */
  readonly choose: (on: boolean) => void;
}

/**
 * A list with a search whose rows staff may choose for one change (C307).
 *
 * @param pageSize rows of a page while they do not choose
 */
export function useChoosableList<N extends ChoosableCall>(
  name: N,
  pageSize: number,
  sort?: string,
): ChoosableList<N> {
  type Row = RowOf<N>;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row> | null>(null);
  const list = useSearchList(name, {
    pageSize: chosen === null ? pageSize : CHOOSE_PAGE,
    nameOf: (row) => row.name,
    ...(sort && { sort }),
  });
  const shown = list.rows;
  const last = useRef<string | null>(null);
  const all = chosen ?? new Map<string, Row>();
  const indexOf = (id: string | null) => shown.findIndex(({ _id }) => _id === id);

  function range(row: Row): readonly Row[] {
    const [from, to] = [indexOf(last.current), indexOf(row._id)];
    return from < 0 ? [row] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  }
  return {
    list,
    chosen: {
      // The row on screen is newer than the chosen one once somebody changed it.
      rows: chosen && [...chosen.values()].map((row) => shown.find(({ _id }) => _id === row._id) ?? row),
      has: ({ _id }) => all.has(_id),
      toggle(row, withShift) {
        const next = new Map(all);
        const isChosen = !all.has(row._id);
        for (const each of withShift ? range(row) : [row]) {
          if (isChosen) next.set(each._id, each);
          else next.delete(each._id);
        }
        last.current = row._id;
        setChosen(next);
      },
      addShown: () => setChosen(new Map([...all, ...shown.map((row) => [row._id, row] as const)])),
    },
    choose(on) {
      last.current = null;
      setChosen(on ? new Map() : null);
      list.goTo(1);
    },
  };
}
