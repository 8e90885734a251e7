import { moveStock } from '@storefront/shared/api/closet';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { newKey } from '@storefront/shared/rules/new-key';
import { cellName } from '@storefront/shared/rules/stock-cells';
import {
  STOCK_MOVEMENTS,
  type StockMovement,
  type StockMovementKind,
  stockChange,
} from '@storefront/shared/rules/stock-movement';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import styled from 'styled-components';
import { FieldPair } from '../../../common/form/FieldPair';
import { FormDialog } from '../../../common/form/FormDialog';
import { readCount } from '../../../common/form/read-number';
import { TextField } from '../../../common/form/TextField';
import { useForm } from '../../../common/form/use-form';
import { useSubmission } from '../../../common/form/use-submission';
import { refreshCloset } from '../refresh-closet';
import { StockHistory } from './StockHistory';
import { MOVEMENT_WORDS } from './stock-words';

interface StockForm {
  readonly kind: StockMovementKind;
  readonly pieces: string;
  /** Index in the item's cells. */
  readonly cell: string;
  readonly reason: string;
}

interface StockDialogProps {
  readonly item: ClosetItem;
  readonly onClose: () => void;
}

/** Changes the stock of an item by a movement, so that sales in between stay right (C166). Shows the history below. */
export function StockDialog({ item, onClose }: StockDialogProps) {
  const client = useQueryClient();
  const form = useForm<StockForm>(() => ({ kind: 'received', pieces: '', cell: '0', reason: '' }));
  const attempt = useRef({ of: '', key: '' });
  const { values, errors } = form;
  const pieces = readCount(values.pieces);
  const cell = item.cells?.[Number(values.cell)];
  const seen = cell ? cell.stock : item.availableStock;
  const place = cell ? `${cellName(cell)} in stock` : 'In stock';
  const reason = values.reason.trim();
  const { submit, submission } = useSubmission({
    loading: 'Updating stock…',
    success: 'Stock updated',
    failure: 'Failed to update stock',
    onRefused: form.refuse,
  });

  /** Keeps the key while the same movement is sent again, so that a repeat counts once. */
  const keyOf = (movement: StockMovement): string => {
    const of = JSON.stringify(movement);
    if (attempt.current.of !== of) attempt.current = { of, key: newKey() };
    return attempt.current.key;
  };

  const movement = (count: number): StockMovement => ({
    kind: values.kind,
    pieces: count,
    ...(values.kind === 'counted' && { seen }),
    ...(cell && { size: cell.size, color: cell.color }),
    ...(reason && { reason }),
  });

  const save = async () => {
    if (pieces === null) {
      form.refuse({ pieces: 'A whole number of pieces, such as 12 or 0' });
      return false;
    }
    const sent = movement(pieces);
    const isSaved = await submit((options) =>
      moveStock(item._id, sent, { ...options, idempotencyKey: keyOf(sent) }),
    );
    refreshCloset(client);
    return isSaved;
  };

  return (
    <FormDialog
      title={`Stock of ${item.name}`}
      action="Save stock"
      form={form}
      submission={submission}
      onSubmit={save}
      onClose={onClose}
    >
      {item.cells && (
        <Field label="Size and colour" required error={errors.size ?? errors.color}>
          <Select value={values.cell} onChange={({ target }) => form.set({ cell: target.value })}>
            {item.cells.map((one, index) => (
              <option key={cellName(one)} value={index}>
                {`${cellName(one)}: ${one.stock}`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <FieldPair>
        <Field label="What happened" required>
          <Select
            value={values.kind}
            onChange={({ target }) => form.set({ kind: target.value as StockMovementKind })}
          >
            {STOCK_MOVEMENTS.map((kind) => (
              <option key={kind} value={kind}>
                {MOVEMENT_WORDS[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <TextField
          label="Pieces"
          required
          error={errors.pieces}
          inputMode="numeric"
          maxLength={7}
          value={values.pieces}
          onChange={(text) => form.set({ pieces: text })}
        />
      </FieldPair>
      <TextField
        label="Reason"
        optional
        error={errors.reason}
        maxLength={200}
        value={values.reason}
        onChange={(text) => form.set({ reason: text })}
      />
      <Result role="status">
        {pieces === null
          ? `${place}: ${seen}`
          : `${place}: ${seen}, then ${seen + stockChange(movement(pieces), seen)}`}
      </Result>
      <p>Pieces sold meanwhile stay subtracted.</p>
      <StockHistory id={item._id} />
    </FormDialog>
  );
}

const Result = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
