import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { OptionList } from './internal/OptionList';
import { useCombobox } from './internal/use-combobox';
import { SearchInput } from './SearchInput';

export interface ComboboxProps<Option> {
  /** Label of the input. */
  label: string;
  /** Label of the list: "Delivery locations". */
  listLabel: string;
  value: string;
  onType: (text: string) => void;
  /** Matching options; null hides the list. */
  options: readonly Option[] | null;
  keyOf: (option: Option) => string;
  onChoose: (option: Option) => void;
  /** Renders one option. */
  children: (option: Option) => ReactNode;
  /** Shown instead of the list when no option matches. */
  emptyText: string;
  onFocus?: (() => void) | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * A search input with a list of options (WAI-ARIA "editable combobox with list autocomplete"). The focus stays in the
 * input; arrows move, Enter chooses, Escape closes the list only.
 */
export function Combobox<Option>({
  listLabel,
  onType,
  options,
  keyOf,
  onChoose,
  children,
  emptyText,
  onFocus,
  ...rest
}: ComboboxProps<Option>) {
  const listId = useId();
  const box = useCombobox({ options, onType, onChoose });
  const optionId = (index: number) => `${listId}-${index}`;
  const isListed = box.isOpen && options !== null;
  const hasOptions = isListed && options.length > 0;

  return (
    <Root onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && box.close()}>
      <SearchInput
        {...rest}
        role="combobox"
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={hasOptions ? optionId(box.active) : undefined}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.press}
        onClick={box.open}
        onFocus={({ currentTarget }) => {
          onFocus?.();
          // The list would cover the message of a field that has an error.
          if (currentTarget.getAttribute('aria-invalid') !== 'true') box.open();
        }}
        onClear={() => box.type('')}
      />
      {/* Always there, so that screen readers hear what comes into it (C454). */}
      <Empty role="status">{isListed && !hasOptions && emptyText}</Empty>
      {hasOptions && (
        <OptionList
          id={listId}
          label={listLabel}
          options={options}
          keyOf={keyOf}
          optionId={optionId}
          active={box.active}
          onChoose={box.choose}
        >
          {children}
        </OptionList>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;

const Empty = styled.p`
  color: var(--muted);

  &:not(:empty) {
    margin-top: 8px;
    padding: 12px 16px;
    border: 1.5px solid var(--line);
    border-radius: var(--r-control);
  }
`;
