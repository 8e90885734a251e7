import { Button } from '@storefront/shared/ui/Button';
import { Notice } from '@storefront/shared/ui/Notice';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ChangedBy } from './Changed';

export type Choice = 'mine' | 'theirs';

/** A field that two people changed, with both values. */
interface ClashRow {
  readonly id: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly choice: Choice | null;
}

interface ConflictNoticeProps {
  readonly changedBy: string;
  /** ISO time; null if the server does not know it. */
  readonly changedAt: string | null;
  readonly rows: readonly ClashRow[];
  /** Labels of the fields that only the other person changed; the form shows their values. */
  readonly taken: readonly string[];
  /** Increases when staff try to save before they have chosen: the notice takes the focus. */
  readonly reminders: number;
  readonly onChoose: (id: string, choice: Choice) => void;
}

const OPTIONS = [
  { choice: 'mine', label: 'Keep mine', who: 'Yours' },
  { choice: 'theirs', label: 'Take theirs', who: 'Theirs' },
] as const;

/** Says who changed the same thing meanwhile, shows both values of each field, and lets staff choose (C165). */
export function ConflictNotice({
  changedBy,
  changedAt,
  rows,
  taken,
  reminders,
  onChoose,
}: ConflictNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reminder moves the focus again
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [reminders]);
  const isDecided = rows.every(({ choice }) => choice !== null);
  return (
    <Box ref={box} tabIndex={-1}>
      <Notice kind={isDecided ? 'info' : 'error'} title={<ChangedBy name={changedBy} at={changedAt} />}>
        <p>
          {isDecided
            ? 'Save again to store what you see.'
            : 'Not saved. Choose for each line, then save again.'}
        </p>
        {taken.length > 0 && <p>{`The form now shows their change of: ${taken.join(', ')}.`}</p>}
      </Notice>
      {rows.map((row) => (
        <Row key={row.id} role="group" aria-label={row.label}>
          <h3>{row.label}</h3>
          {OPTIONS.map(({ choice, label, who }) => (
            <Side key={choice} data-chosen={row.choice === choice || undefined}>
              <p>
                <span>{who}</span>
                <bdi>{row[choice] || 'Empty'}</bdi>
              </p>
              <Button
                variant="secondary"
                aria-pressed={row.choice === choice}
                onClick={() => onChoose(row.id, choice)}
              >
                {label}
              </Button>
            </Side>
          ))}
        </Row>
      ))}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  outline: none;
`;

const Row = styled.div`
  display: grid;
  gap: 8px;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));

  h3 {
    grid-column: 1 / -1;
    font: 600 var(--t-small) / 1.5 var(--font-text);
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 8px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-control);

  &[data-chosen] {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink);
  }

  span {
    display: block;
    font-size: var(--t-small);
    color: var(--muted);
  }

  bdi {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
