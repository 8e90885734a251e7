import { mergeCustomers } from '@storefront/shared/api/customers';
import type { CustomerPage } from '@storefront/shared/contract/entities/customer-page';
import type { Customer } from '@storefront/shared/contract/entities/user';
import { useDebouncedValue } from '@storefront/shared/hooks/use-debounced-value';
import { callQuery } from '@storefront/shared/query/call-query';
import { RadioCard } from '@storefront/shared/ui/RadioCard';
import { SearchInput } from '@storefront/shared/ui/SearchInput';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { customerAddress } from '../../../common/customer-address';
import { FormDialog } from '../../../common/form/FormDialog';
import { useForm } from '../../../common/form/use-form';
import { useSubmission } from '../../../common/form/use-submission';
import { refreshLists } from '../../../common/refresh-lists';

/** Debounce of the search, ms. */
const SEARCH_REST = 200;
/** So many accounts are offered. */
const MOST = 5;

interface MergeDialogProps {
  readonly customer: CustomerPage;
  /** Leads to another page, because this account is gone. */
  readonly onLeave: (to: string) => void;
  readonly onClose: () => void;
}

interface MergeForm {
  readonly other: Customer | null;
  readonly stays: 'this' | 'other';
}

const about = ({ email, phone, points }: Customer) =>
  [email, phone, `${points} points`].filter(Boolean).join(', ');

/** Joins two accounts of one person; staff choose the other one, and which of them stays (C302). */
export function MergeDialog({ customer, onLeave, onClose }: MergeDialogProps) {
  const client = useQueryClient();
  const [text, setText] = useState(customer.fullName);
  const form = useForm<MergeForm>(() => ({ other: null, stays: 'this' }));
  const { other, stays } = form.values;
  const search = useDebouncedValue(text.trim(), SEARCH_REST);
  const query = useQuery(callQuery('listUsers', { query: { search, limit: MOST + 1 } }));
  const found = (query.data ?? []).filter(({ _id }) => _id !== customer._id).slice(0, MOST);
  const { submit, submission } = useSubmission({
    loading: 'Merging the accounts…',
    success: 'Accounts merged',
    failure: 'Failed to merge the accounts',
  });

  const save = async () => {
    if (!other) {
      form.refuse({ other: 'Choose the other account' });
      return false;
    }
    const [kept, closed] = stays === 'this' ? [customer, other] : [other, customer];
    const isMerged = await submit((options) => mergeCustomers(kept._id, closed._id, options));
    if (!isMerged) return false;
    onLeave(customerAddress(kept._id));
    refreshLists(client, ['listUsers', 'listOrders', 'getCustomer', 'getCustomerPoints', 'listReferrals']);
    return true;
  };

  return (
    <FormDialog
      title={`Merge ${customer.fullName}`}
      action="Merge accounts"
      form={form}
      submission={submission}
      onSubmit={save}
      onClose={onClose}
    >
      <SearchInput
        label="The other account, by name or phone"
        placeholder="Name or phone"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onClear={() => setText('')}
      />
      <Choices>
        <legend>The other account</legend>
        {found.map((one) => (
          <RadioCard
            key={one._id}
            name="other"
            title={<bdi>{one.fullName}</bdi>}
            text={<bdi>{about(one)}</bdi>}
            checked={other?._id === one._id}
            aria-invalid={form.errors.other ? true : undefined}
            onChange={() => form.set({ other: one })}
          />
        ))}
        <p role="status">
          {query.isPending
            ? 'Searching…'
            : query.isError
              ? 'The customers could not be searched'
              : found.length === 0
                ? 'No other customer found'
                : `${found.length} found`}
        </p>
        {form.errors.other && <Fault role="alert">{form.errors.other}</Fault>}
      </Choices>
      {other && (
        <Choices>
          <legend>Which one stays</legend>
          {(
            [
              ['this', customer],
              ['other', other],
            ] as const
          ).map(([which, one]) => (
            <RadioCard
              key={which}
              name="stays"
              title={<bdi>{one.fullName}</bdi>}
              text={<bdi>{about(one)}</bdi>}
              checked={stays === which}
              onChange={() => form.set({ stays: which })}
            />
          ))}
        </Choices>
      )}
      <p>
        Orders, points, referrals, addresses, cart and note of the other account move. It is signed out and
        closed for good.
      </p>
    </FormDialog>
  );
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  legend {
    margin-bottom: 6px;
    font-size: var(--t-small);
    font-weight: 600;
  }

  span {
    overflow-wrap: anywhere;
  }

  > p:empty {
    display: none;
  }
`;

const Fault = styled.p`
  color: var(--error);
`;
