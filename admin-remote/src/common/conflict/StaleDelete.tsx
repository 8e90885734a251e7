import { Notice } from '@storefront/shared/ui/Notice';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ChangedBy, ChangedValue, valueList } from './Changed';
import type { FieldChange } from './edit-field';

interface StaleDeleteProps {
  readonly changedBy: string;
  /** ISO time; null if the server does not know it. */
  readonly changedAt: string | null;
  readonly changes: readonly FieldChange[];
}

/** Says who changed a thing that staff were about to delete, when, and what is different now (C165). */
export function StaleDelete({ changedBy, changedAt, changes }: StaleDeleteProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conflict moves the focus again
  useEffect(() => box.current?.focus(), [changedAt, changes]);
  return (
    <Box ref={box} tabIndex={-1}>
      <Notice kind="error" title={<ChangedBy name={changedBy} at={changedAt} />}>
        <p>Nothing was deleted.</p>
      </Notice>
      {changes.length > 0 && (
        <Changes>
          {changes.map(({ label, before, now }) => (
            <div key={label}>
              <dt>{label}</dt>
              <ChangedValue before={before} now={now} />
            </div>
          ))}
        </Changes>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-bottom: 16px;
  outline: none;
`;

const Changes = styled.dl`
  display: grid;
  gap: 8px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-control);

  ${valueList}
`;
