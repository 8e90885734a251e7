import { useRef, useState } from 'react';

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
  start(): void;
  stop(): void;
}

/** @param shown the rows of the list, in order */
export function useChosen<Row extends Item>(shown: readonly Row[]): Chosen<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row> | null>(null);
  const last = useRef<string | null>(null);
  const all = chosen ?? new Map<string, Row>();
  const indexOf = (id: string | null) => shown.findIndex(({ _id }) => _id === id);

  function range(row: Row): readonly Row[] {
    const [from, to] = [indexOf(last.current), indexOf(row._id)];
    return from < 0 ? [row] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  }
  return {
    rows: chosen && [...chosen.values()],
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
    start: () => setChosen(new Map()),
    stop() {
      last.current = null;
      setChosen(null);
    },
  };
}
