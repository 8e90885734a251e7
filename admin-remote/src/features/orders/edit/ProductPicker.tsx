import { formatRupees } from '@storefront/shared/rules/money';
import { Combobox } from '@storefront/shared/ui/Combobox';
import { Field } from '@storefront/shared/ui/Field';
import { useState } from 'react';
import styled from 'styled-components';
import type { Suggestion } from './suggestion';
import { useSuggestions } from './use-suggestions';

interface ProductPickerProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onPick: (suggestion: Suggestion) => void;
}

/** Finds cafe and closet products by name and shows their prices (§5). */
export function ProductPicker({ text, onText, onPick }: ProductPickerProps) {
  const [isSearching, setSearching] = useState(false);
  const { suggestions, isPending } = useSuggestions(isSearching ? text : '');

  return (
    <Field label="Name" required>
      <Combobox
        label="Name"
        listLabel="Products"
        placeholder="Search products"
        maxLength={100}
        value={text}
        onType={(typed) => {
          setSearching(true);
          onText(typed);
        }}
        options={isSearching && text.trim() !== '' ? suggestions : null}
        keyOf={({ productId }) => productId}
        onChoose={(suggestion) => {
          setSearching(false);
          onPick(suggestion);
        }}
        emptyText={isPending ? 'Looking…' : 'Nothing of that name'}
      >
        {({ name, type, pricePaisa }) => (
          <>
            {name}
            <Room>{type === 'closet' ? 'Closet' : 'Cafe'}</Room>
            <b>{formatRupees(pricePaisa)}</b>
          </>
        )}
      </Combobox>
    </Field>
  );
}

const Room = styled.span`
  font-size: var(--t-micro);
  color: var(--muted);
`;
