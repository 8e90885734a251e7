import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon';
import { xIcon } from './icons';
import { VisuallyHidden } from './VisuallyHidden';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Whether the filter is active; leave it out for a chip that is a plain button. */
  pressed?: boolean | undefined;
  /** Number of items behind the chip (C55). */
  count?: number | undefined;
  /** Makes the chip an active filter that a click removes: "Remove filter Himal Thread". */
  onRemove?: (() => void) | undefined;
}

/** A filter chip. */
export function Chip({ pressed, count, onRemove, onClick, children, type = 'button', ...rest }: ChipProps) {
  return (
    <Root
      {...rest}
      type={type}
      onClick={onRemove ?? onClick}
      aria-pressed={onRemove ? undefined : pressed}
      $removable={Boolean(onRemove)}
    >
      {onRemove && <VisuallyHidden>Remove filter </VisuallyHidden>}
      <span>{children}</span>
      {count !== undefined && <Count translate="no">{count}</Count>}
      {onRemove && <Icon path={xIcon} size={16} />}
    </Root>
  );
}

const Root = styled.button<{ $removable: boolean }>`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: var(--tap);
  padding: ${({ $removable }) => ($removable ? '0 8px 0 14px' : '0 16px')};
  border-radius: var(--r-pill);
  background: ${({ $removable }) => ($removable ? 'var(--sunk)' : 'transparent')};
  box-shadow: ${({ $removable }) => ($removable ? 'none' : 'inset 0 0 0 1.5px var(--line)')};
  font-size: ${({ $removable }) => ($removable ? 'var(--t-small)' : 'var(--t-control)')};
  font-weight: 500;
  white-space: nowrap;
  touch-action: manipulation;
  transition: background var(--fast), box-shadow var(--fast);

  @media (hover: hover) {
    &:hover {
      box-shadow: inset 0 0 0 1.5px var(--edge);
    }
  }

  &[aria-pressed='true'] {
    background: var(--strong);
    color: var(--on-strong);
    box-shadow: none;
  }
`;

const Count = styled.small`
  font-size: var(--t-micro);
  font-variant-numeric: tabular-nums;
  opacity: 0.75;
`;
