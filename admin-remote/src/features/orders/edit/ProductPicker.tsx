import { formatRupees } from '@storefront/shared/rules/money';
import { Combobox } from '@storefront/shared/ui/Combobox';
import { Field } from '@storefront/shared/ui/Field';
import { useState } from 'react';
import styled from 'styled-components';
import type { Suggestion } from './suggestion';
import { useSuggestions } from './use-suggestions';

interface ProductPickerProps {
  readonly text: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
  readonly onPick: (suggestion: Suggestion) => void;
}

/** Finds cafe and closet products by name, shows their prices (§5) and marks what is sold out. */
export function ProductPicker({ text, error, onText, onPick }: ProductPickerProps) {
  const [isSearching, setSearching] = useState(false);
  const { suggestions, isPending } = useSuggestions(isSearching ? text : '');

  return (
    <Field label="Name" required error={error}>
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
        {({ name, type, pricePaisa, left }) => (
          <>
            {left === 0 ? <s>{name}</s> : <span>{name}</span>}
            {left === 0 ? <SoldOut>Sold out</SoldOut> : <Room>{type === 'closet' ? 'Closet' : 'Cafe'}</Room>}
            <b translate="no">{formatRupees(pricePaisa)}</b>
          </>
        )}
      </Combobox>
    </Field>
  );
}

const SoldOut = styled.span`
  font-size: var(--t-micro);
  font-weight: 650;
  color: var(--error);
  white-space: nowrap;
`;

const Room = styled.span`
  font-size: var(--t-micro);
  color: var(--muted);
`;
