import { formatRupees } from '@storefront/shared/rules/money';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Suggestion } from './suggestion';

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly isPending: boolean;
  readonly optionId: (index: number) => string;
  readonly onPick: (suggestion: Suggestion) => void;
}

/** What the typed name may mean, each with its price. */
export function SuggestionList({
  id,
  suggestions,
  active,
  isPending,
  optionId,
  onPick,
}: SuggestionListProps) {
  const activeRef = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active option is the reason to scroll
  useEffect(() => {
    activeRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  if (suggestions.length === 0) {
    return <Empty role="status">{isPending ? 'Looking…' : 'Nothing of that name'}</Empty>;
  }
  return (
    <List id={id} role="listbox" aria-label="Products">
      {suggestions.map((suggestion, index) => (
        <Option
          key={suggestion.productId}
          id={optionId(index)}
          ref={index === active ? activeRef : null}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestion)}
        >
          {suggestion.name}
          <span>{suggestion.type === 'closet' ? 'Closet' : 'Cafe'}</span>
          <b>{formatRupees(suggestion.pricePaisa)}</b>
        </Option>
      ))}
    </List>
  );
}

const List = styled.ul`
  max-height: 15rem;
  margin-top: 8px;
  overflow-y: auto;
  border: 1.5px solid var(--line);
  border-radius: var(--r-control);
`;

const Empty = styled.p`
  margin-top: 8px;
  padding: 12px 16px;
  border: 1.5px solid var(--line);
  border-radius: var(--r-control);
  color: var(--muted);
`;

const Option = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: var(--tap);
  padding: 0 16px;
  cursor: pointer;

  & + & {
    border-top: 1px solid var(--line);
  }

  &[aria-selected='true'] {
    background: var(--accent-soft);
  }

  span {
    font-size: var(--t-micro);
    color: var(--muted);
  }

  b {
    margin-left: auto;
    font-size: var(--t-small);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
