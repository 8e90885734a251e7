import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { OptionList } from './internal/OptionList';
import { useCombobox } from './internal/use-combobox';
import { SearchInput } from './SearchInput';

export interface ComboboxProps<Option> {
  /** Name of the box. */
  label: string;
  /** Name of the list below it: "Delivery locations". */
  listLabel: string;
  value: string;
  onType: (text: string) => void;
  /** What the text may mean; null as long as there is nothing to say about it. */
  options: readonly Option[] | null;
  keyOf: (option: Option) => string;
  onChoose: (option: Option) => void;
  /** One option as the list shows it. */
  children: (option: Option) => ReactNode;
  /** Stands in the list's place when no option is left. */
  emptyText: string;
  onFocus?: (() => void) | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * A search box with the options below it, as WAI-ARIA's "editable combobox with list autocomplete" has it: the focus
 * stays in the box, arrows mark an option, Enter chooses it, Escape closes the list and nothing around it.
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
        onFocus={() => {
          onFocus?.();
          box.open();
        }}
        onClear={() => box.type('')}
      />
      {isListed && (
        <OptionList
          id={listId}
          label={listLabel}
          options={options}
          keyOf={keyOf}
          optionId={optionId}
          active={box.active}
          onChoose={box.choose}
          emptyText={emptyText}
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
