import { Link } from '@storefront/shared/router';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { downIcon, gripIcon, upIcon } from '@storefront/shared/ui/icons';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { RowNote } from '../../common/RowNote';
import { TableSurface } from '../../common/TableSurface';
import { useDrag } from './use-drag';

interface Entry {
  readonly id: string;
  readonly name: string;
  /** How much it holds. */
  readonly detail?: string;
  /** What staff should know, such as that it is sold out. */
  readonly note?: string;
  readonly picture?: ReactNode;
  /** Where its name leads. */
  readonly to?: string;
  /** What else can be done with it. */
  readonly action?: ReactNode;
}

/** A row that staff lifted with the keyboard: where it came from and where it is now. */
interface Lifted {
  readonly id: string;
  readonly from: number;
  readonly at: number;
}

interface SortableListProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly entries: readonly Entry[];
  /** Number of entries on the server: the list may show the first ones only. */
  readonly total: number;
  readonly onMove: (id: string, index: number) => void;
}

function movedTo(entries: readonly Entry[], { id, at }: Lifted): readonly Entry[] {
  const lifted = entries.filter((entry) => entry.id === id);
  const rest = entries.filter((entry) => entry.id !== id);
  return [...rest.slice(0, at), ...lifted, ...rest.slice(at)];
}

/** Returns the index that a key moves a lifted row to; undefined for another key. */
function indexAfter(key: string, at: number, last: number): number | undefined {
  const indexes: Readonly<Record<string, number>> = {
    ArrowUp: Math.max(0, at - 1),
    ArrowDown: Math.min(last, at + 1),
    Home: 0,
    End: last,
  };
  return indexes[key];
}

/** A list that staff put in order: by drag, by the keyboard, or with a button for each step (WCAG 2.5.7). */
export function SortableList({ label, entries, total, onMove }: SortableListProps) {
  const helpId = useId();
  const list = useRef<HTMLOListElement>(null);
  const drag = useDrag(list);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState('');
  const shown = lifted ? movedTo(entries, lifted) : entries;
  const last = shown.length - 1;
  const say = ({ name }: Entry, index: number, act = '') =>
    setSaid(`${name}${act}, position ${index + 1} of ${total}`);

  function move(entry: Entry, index: number): void {
    say(entry, index);
    onMove(entry.id, index);
  }

  function drop(entry: Entry, isKept: boolean): void {
    if (lifted?.id !== entry.id) return;
    setLifted(null);
    say(entry, isKept ? lifted.at : lifted.from, isKept ? ' put down' : ' put back');
    if (isKept && lifted.at !== lifted.from) onMove(entry.id, lifted.at);
  }

  function press(event: KeyboardEvent, entry: Entry, index: number): void {
    const { key } = event;
    if (key === ' ' || key === 'Enter') {
      event.preventDefault();
      if (lifted?.id === entry.id) drop(entry, true);
      else {
        setLifted({ id: entry.id, from: index, at: index });
        say(entry, index, ' lifted');
      }
      return;
    }
    if (lifted?.id !== entry.id) return;
    if (key === 'Escape') drop(entry, false);
    const to = indexAfter(key, lifted.at, last);
    if (to === undefined) return;
    event.preventDefault();
    setLifted({ ...lifted, at: to });
    say(entry, to);
  }

  const step = (entry: Entry, index: number, by: 1 | -1) => {
    const to = index + by;
    if (to >= 0 && to <= last) move(entry, to);
  };
  return (
    <>
      <Help id={helpId}>
        Drag a row by its lines. With the keyboard: Space lifts it, the arrow keys move it, Space puts it
        down, Escape puts it back.
      </Help>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <TableSurface>
        <Rows ref={list} aria-label={label}>
          {shown.map((entry, index) => (
            <Row key={entry.id} data-lifted={lifted?.id === entry.id || undefined}>
              <Grip
                icon={gripIcon}
                label={`Move ${entry.name}`}
                aria-describedby={helpId}
                aria-pressed={lifted?.id === entry.id}
                onKeyDown={(event) => press(event, entry, index)}
                onBlur={() => drop(entry, true)}
                onPointerDown={(event) => drag(event, index, (to) => move(entry, to))}
              />
              {entry.picture}
              <Name>
                {entry.to === undefined ? <b>{entry.name}</b> : <Link to={entry.to}>{entry.name}</Link>}
                {entry.detail && <small>{entry.detail}</small>}
                {entry.note && <RowNote>{entry.note}</RowNote>}
              </Name>
              {entry.action}
              <Step
                icon={upIcon}
                label={`Move ${entry.name} up`}
                aria-disabled={index === 0}
                onClick={() => step(entry, index, -1)}
              />
              <Step
                icon={downIcon}
                label={`Move ${entry.name} down`}
                aria-disabled={index === last}
                onClick={() => step(entry, index, 1)}
              />
            </Row>
          ))}
        </Rows>
      </TableSurface>
    </>
  );
}

const Help = styled.p`
  padding-bottom: 12px;
  font-size: var(--t-small);
  color: var(--muted);
`;

const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  @media (prefers-reduced-motion: no-preference) {
    &[data-dragging] > li:not([data-dragged]) {
      transition: transform var(--fast);
    }
  }
`;

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 64px;
  padding: 4px 8px;

  /* A small phone needs the width for the name. */
  @media (max-width: 24em) {
    gap: 4px;
    padding-inline: 4px;
  }

  @media (max-width: 19.9em) {
    flex-wrap: wrap;
  }

  & + & {
    border-top: 1px solid var(--line);
  }

  &[data-lifted],
  &[data-dragged] {
    z-index: 1;
    border-radius: var(--r-panel);
    background: var(--surface);
    box-shadow:
      0 0 0 2px var(--ink),
      0 8px 24px rgb(0 0 0 / 24%);
  }
`;

const Grip = styled(IconButton)`
  cursor: grab;
  touch-action: none;
  user-select: none;
  -webkit-touch-callout: none;

  [data-dragging] & {
    cursor: grabbing;
  }
`;

const Step = styled(IconButton)`
  &[aria-disabled='true'] {
    color: var(--edge);
    cursor: not-allowed;
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  /* Large text on a phone: the steps stand below. */
  @media (max-width: 19.9em) {
    flex-basis: 100%;
    order: -1;
  }

  a {
    display: flex;
    align-items: center;
    min-height: var(--tap);
    font-weight: 600;
    color: var(--ink);
  }

  small {
    font-size: var(--t-small);
    color: var(--muted);
  }
`;
