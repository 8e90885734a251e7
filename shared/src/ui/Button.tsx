import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled from 'styled-components';
import { type ButtonLook, type ButtonStyleProps, buttonStyle } from './internal/button-style';
import { SpinnerRing } from './internal/spinner-ring';

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** True while work runs: the button keeps its size and focus, shows a spinner and ignores clicks (P1). */
  busy?: boolean | undefined;
}

/** A button, primary by default; use one primary per card. Submits only with `type="submit"`. */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      onClick={click}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      $variant={variant}
      $size={size}
      $block={block}
    >
      {busy && (
        <Centre>
          <SpinnerRing $size={20} />
        </Centre>
      )}
      <Label $faded={busy}>{children}</Label>
    </Root>
  );
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyle}
  &[aria-busy] {
    cursor: progress;
  }
`;

const Centre = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

const Label = styled.span<{ $faded: boolean }>`
  display: inherit;
  align-items: inherit;
  justify-content: inherit;
  gap: inherit;
  opacity: ${({ $faded }) => ($faded ? 0 : 1)};
`;
