import type { Line } from '@storefront/shared/cart/line';
import { useState } from 'react';

/** Which lines are ticked. New lines start ticked; a line that can no longer be ordered never is (P16). */
export function useSelection<L extends Line>(lines: readonly L[]) {
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const selectable = lines.filter((line) => !line.isUnavailable);
  const selected = selectable.filter((line) => !unticked.has(line.lineId));

  const setTicked = (lineIds: readonly string[], isTicked: boolean) =>
    setUnticked((before) => {
      const after = new Set(before);
      for (const lineId of lineIds) {
        if (isTicked) after.delete(lineId);
        else after.add(lineId);
      }
      return after;
    });

  return {
    selected,
    isTicked: (line: Line) => !line.isUnavailable && !unticked.has(line.lineId),
    areAllTicked: selectable.length > 0 && selected.length === selectable.length,
    tick: (line: Line, isTicked: boolean) => setTicked([line.lineId], isTicked),
    tickAll: (isTicked: boolean) =>
      setTicked(
        selectable.map(({ lineId }) => lineId),
        isTicked,
      ),
  };
}
