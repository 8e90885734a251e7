import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { findIcon, xIcon } from './icons';
import { controlStyle } from './internal/control-style';
import { useFieldWiring } from './internal/field-context';

export interface SearchInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Accessible name: "Search the menu". */
  label: string;
  /** Adds a clear button while the input holds text. */
  onClear?: (() => void) | undefined;
}

/** A search input with an icon. */
export function SearchInput({ label, onClear, className, ...rest }: SearchInputProps) {
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.parentElement?.querySelector('input')?.focus();
    onClear?.();
  };
  return (
    <Box className={className}>
      <Lens path={findIcon} />
      <Control
        autoComplete="off"
        enterKeyHint="search"
        {...useFieldWiring(rest)}
        type="search"
        aria-label={label}
      />
      {onClear && rest.value ? <Clear icon={xIcon} label="Clear search" onClick={clear} /> : null}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
`;

const Lens = styled(Icon)`
  position: absolute;
  left: 16px;
  top: 16px;
  color: var(--muted);
  pointer-events: none;
`;

const Control = styled.input`
  ${controlStyle}
  padding-inline: 48px;
  appearance: none;

  /* A hint has the room of the clear button. */
  &:placeholder-shown {
    padding-inline-end: 16px;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled(IconButton)`
  position: absolute;
  top: 4px;
  right: 4px;
  color: var(--muted);
`;
