import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

interface OptionListProps<Option> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly keyOf: (option: Option) => string;
  readonly optionId: (index: number) => string;
  readonly active: number;
  readonly onChoose: (option: Option) => void;
  readonly children: (option: Option) => ReactNode;
}

/** The options of a combobox. Scrolls above 15 rem (C95) and keeps the marked option in view. */
export function OptionList<Option>({
  id,
  label,
  options,
  keyOf,
  optionId,
  active,
  onChoose,
  children,
}: OptionListProps<Option>) {
  const marked = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another marked option is the reason to scroll
  useEffect(() => {
    marked.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  return (
    <List id={id} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        <Row
          key={keyOf(option)}
          id={optionId(index)}
          ref={index === active ? marked : null}
          role="option"
          aria-selected={index === active}
          // Keeps the focus in the input.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {children(option)}
        </Row>
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
  background: var(--surface);
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 4px 16px;
  cursor: pointer;

  & + & {
    border-top: 1px solid var(--line);
  }

  svg {
    flex: none;
    color: var(--muted);
  }

  &[aria-selected='true'] {
    background: var(--accent-soft);

    svg {
      color: var(--action);
    }
  }

  @media (hover: hover) {
    &:hover:not([aria-selected='true']) {
      background: var(--sunk);
    }
  }

  mark {
    background: none;
    color: inherit;
    font-weight: 700;
  }

  > :last-child:not(:first-child) {
    margin-left: auto;
    font-size: var(--t-control);
    white-space: nowrap;

    @media (max-width: 19.9em) {
      white-space: normal;
    }
  }
`;
