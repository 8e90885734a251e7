import { adjustPoints } from '@storefront/shared/api/customers';
import type { CustomerPage } from '@storefront/shared/contract/entities/customer-page';
import {
  ADJUST_POINTS_MAX,
  ADJUST_REASON_MAX,
  ADJUST_REASON_MIN,
  adjustProblem,
} from '@storefront/shared/rules/customer-terms';
import { newKey } from '@storefront/shared/rules/new-key';
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
import { refreshLists } from '../../../common/refresh-lists';

interface AdjustForm {
  readonly way: 'give' | 'take';
  readonly points: string;
  readonly reason: string;
}

interface AdjustDialogProps {
  readonly customer: CustomerPage;
  readonly onClose: () => void;
}

/** Gives points to a customer or takes some away, with a reason that the customer reads (C301). */
export function AdjustDialog({ customer, onClose }: AdjustDialogProps) {
  const client = useQueryClient();
  const form = useForm<AdjustForm>(() => ({ way: 'give', points: '', reason: '' }));
  const attempt = useRef({ of: '', key: '' });
  const { way, points, reason } = form.values;
  const { submit, submission } = useSubmission({
    loading: 'Adjusting the points…',
    success: 'Points adjusted',
    failure: 'Failed to adjust the points',
    onRefused: form.refuse,
  });
  const balance = customer.points - (customer.pointsOwed ?? 0);
  const count = readCount(points) ?? 0;
  const change = way === 'give' ? count : -count;

  const faults = () => ({
    ...((count < 1 || count > ADJUST_POINTS_MAX) && {
      points: `A whole number from 1 to ${ADJUST_POINTS_MAX}`,
    }),
    ...(way === 'take' &&
      count > 0 &&
      adjustProblem(change, balance) !== null && { points: `The customer has ${customer.points} points` }),
    ...(reason.trim().length < ADJUST_REASON_MIN && {
      reason: `Say why, in at least ${ADJUST_REASON_MIN} letters`,
    }),
  });

  /** Keeps the key while the same adjustment is sent again, so that a repeat counts once. */
  const keyOf = (of: string): string => {
    if (attempt.current.of !== of) attempt.current = { of, key: newKey() };
    return attempt.current.key;
  };

  const save = async () => {
    const found = faults();
    if (Object.keys(found).length > 0) {
      form.refuse(found);
      return false;
    }
    const sent = { points: change, reason: reason.trim() };
    const isSaved = await submit((options) =>
      adjustPoints(customer._id, sent, { ...options, idempotencyKey: keyOf(JSON.stringify(sent)) }),
    );
    refreshLists(client, ['getCustomer', 'getCustomerPoints']);
    return isSaved;
  };

  return (
    <FormDialog
      title={`Points of ${customer.fullName}`}
      action="Adjust points"
      form={form}
      submission={submission}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldPair>
        <Field label="What to do" required>
          <Select
            value={way}
            onChange={({ target }) =>
              form.set({ way: target.value === 'take' ? 'take' : 'give' }, ['points'])
            }
          >
            <option value="give">Give points</option>
            <option value="take">Take points away</option>
          </Select>
        </Field>
        <TextField
          label="How many"
          required
          error={form.errors.points}
          inputMode="numeric"
          maxLength={5}
          value={points}
          onChange={(text) => form.set({ points: text })}
        />
      </FieldPair>
      <TextField
        label="Reason"
        required
        hint="The customer reads it in their points."
        error={form.errors.reason}
        maxLength={ADJUST_REASON_MAX}
        value={reason}
        onChange={(text) => form.set({ reason: text })}
      />
      <Result role="status">
        {count > 0 && balance + change >= 0
          ? `${balance} points now, then ${balance + change}`
          : `${balance} points now`}
      </Result>
    </FormDialog>
  );
}

const Result = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
