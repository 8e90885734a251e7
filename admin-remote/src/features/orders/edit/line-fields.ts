import type { Order } from '@storefront/shared/contract/entities/order';
import type { EditField } from '../../../common/conflict/edit-field';
import { choicesOf } from '../department-lines';
import { stateText } from '../order-changes';
import type { DraftLine } from './draft';

type Lines = readonly DraftLine[];
type LineField = EditField<Lines, Order>;

const findLine = (lines: Lines, id: string) => lines.find((line) => line._id === id);

const lineText = (line: DraftLine | undefined): string =>
  line ? [`${line.quantity} × ${line.name}`, choicesOf(line), line.requests].filter(Boolean).join(', ') : '';

/** Returns `to` with one line as it is in `from`: changed, added or removed. */
function copyLine(to: Lines, from: Lines, id: string): Lines {
  const line = findLine(from, id);
  if (!line) return to.filter(({ _id }) => _id !== id);
  return findLine(to, id) ? to.map((each) => (each._id === id ? line : each)) : [...to, line];
}

const lineField = (id: string, name: string): LineField => ({
  id: `line ${id}`,
  label: name,
  text: (lines) => lineText(findLine(lines, id)),
  shown: (lines) => lineText(findLine(lines, id)) || 'Removed',
  copy: (to, from) => copyLine(to, from, id),
});

/** The status: the form cannot change it, but shows it. */
const stateField: LineField = {
  id: 'state',
  label: 'Status',
  text: (_, order) => stateText(order),
  copy: (to) => to,
};

/**
 * Returns the fields in which two edits of one order can differ: its status and each stored line. A line that is not
 * stored yet is nobody else's, so it stays.
 *
 * @param opened the order that the edit began with
 * @param stored the order as somebody stored it meanwhile
 */
export function lineFields(opened: Order, stored: Order): readonly LineField[] {
  const names = new Map([...stored.item, ...opened.item].map(({ _id, name }) => [_id, name]));
  return [stateField, ...[...names].map(([id, name]) => lineField(id, name))];
}
