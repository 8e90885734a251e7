import { Field } from '@storefront/shared/ui/Field';
import { SearchInput } from '@storefront/shared/ui/SearchInput';
import { type KeyboardEvent, useId, useState } from 'react';
import { SuggestionList } from './SuggestionList';
import type { Suggestion } from './suggestion';
import { useSuggestions } from './use-suggestions';

interface ProductPickerProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onPick: (suggestion: Suggestion) => void;
}

/** Finds a product by name; arrow keys, Enter and Escape work in the suggestions (§5). */
export function ProductPicker({ text, onText, onPick }: ProductPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { suggestions, isPending } = useSuggestions(isOpen ? text : '');
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const isShown = isOpen && text.trim() !== '';

  const type = (next: string) => {
    onText(next);
    setActive(0);
    setIsOpen(true);
  };
  const pick = (suggestion: Suggestion) => {
    onPick(suggestion);
    setIsOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const chosen = suggestions[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1;
      setIsOpen(true);
      if (isOpen) setActive(Math.max(0, Math.min(active + step, suggestions.length - 1)));
    } else if (key === 'Enter' && isShown && chosen) pick(chosen);
    else if (key === 'Escape' && isShown) setIsOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <Field label="Name" required>
        <SearchInput
          label="Name"
          placeholder="Search products"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && suggestions.length > 0 ? optionId(active) : undefined}
          maxLength={100}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={() => setIsOpen(false)}
        />
      </Field>
      {isShown && (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          active={active}
          isPending={isPending}
          optionId={optionId}
          onPick={pick}
        />
      )}
    </div>
  );
}
