import { moveTable } from '@storefront/shared/api/tables';
import type { StaffTable } from '@storefront/shared/contract/entities/table';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { parseTableId } from '@storefront/shared/rules/tables';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Notice } from '@storefront/shared/ui/Notice';
import { RadioCard } from '@storefront/shared/ui/RadioCard';
import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { TextField } from '../../../common/form/TextField';
import type { TableDialogProps } from './table-dialog';
import { Parts } from './table-style';
import { seatsText, totalText } from './table-words';
import { useTableChange } from './use-table-change';

interface MoveTableDialogProps extends TableDialogProps {
  readonly tables: readonly StaffTable[];
}

/** What a table is, as a choice: `Free, 4 seats`. */
const choiceText = (table: StaffTable): string =>
  [table.sitting ? `Has a party, ${totalText(table.sitting)}` : 'Free', seatsText(table)]
    .filter(Boolean)
    .join(', ');

/** Moves a party with its orders to another table. If a party sits there, it says that the two become one (C243). */
export function MoveTableDialog({
  tableNumber,
  sitting,
  tables,
  isWaiting,
  onDone,
  onClose,
}: MoveTableDialogProps) {
  const formId = useId();
  const { isBusy, change } = useTableChange();
  const [picked, setPicked] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const target = typed.trim() === '' ? picked : parseTableId(typed);
  const party = tables.find((table) => table.tableNumber === target)?.sitting ?? null;
  const joins = party !== null && target !== tableNumber;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isWaiting) return;
    const wrong =
      target === null
        ? 'Choose a table, or write its number, such as 4 or A1'
        : target === tableNumber && 'The party sits at this table';
    setProblem(wrong || null);
    if (wrong || target === null) return;
    const { _id, version } = sitting;
    const refused = await change(() => moveTable(_id, { tableNumber: target, version }), _id);
    setFailure(refused);
    if (refused !== null) return;
    notify.success(`Table ${tableNumber} ${joins ? 'joined' : 'moved to'} table ${target}`);
    onDone(target);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Move table ${tableNumber}`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy} disabled={isWaiting}>
            {target === null ? 'Move' : joins ? `Join table ${target}` : `Move to table ${target}`}
          </Button>
        </>
      }
    >
      <Parts as="form" id={formId} noValidate onSubmit={(event: FormEvent) => void submit(event)}>
        {failure && <Notice kind="error" title={failure} />}
        <Choices>
          <legend>Where do they sit now?</legend>
          {tables
            .filter((table) => table.tableNumber !== tableNumber)
            .map((table) => (
              <RadioCard
                key={table.tableNumber}
                name={`${formId}-table`}
                title={`Table ${table.tableNumber}`}
                text={choiceText(table)}
                checked={target === table.tableNumber}
                onChange={() => {
                  setPicked(table.tableNumber);
                  setTyped('');
                  setProblem(null);
                }}
              />
            ))}
        </Choices>
        <TextField
          label="Another table"
          optional
          maxLength={12}
          error={problem}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setProblem(null);
          }}
        />
        <div role="status">
          {joins && (
            <Notice
              kind="info"
              title={`Table ${target} has a party`}
            >{`Both become one, with ${formatRupees(toPaisa(party.totalAmount) + toPaisa(sitting.totalAmount))} together.`}</Notice>
          )}
        </div>
      </Parts>
    </Dialog>
  );
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  gap: 8px;

  legend {
    margin-bottom: 8px;
    padding: 0;
    font-weight: 600;
  }

  label {
    padding: 12px;
  }
`;
