import { css } from 'styled-components';

type ButtonVariant = 'primary' | 'secondary' | 'quiet';
type ButtonSize = 'md' | 'lg';

/** Props shared by Button and ButtonLink. */
export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Full width of the container. */
  block?: boolean | undefined;
}

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block: boolean;
}

const variants = {
  primary: css`
    background: var(--action);
    color: var(--on-action);

    @media (hover: hover) {
      &:hover {
        background: var(--action-hover);
      }
    }
  `,
  secondary: css`
    color: var(--ink);
    box-shadow: inset 0 0 0 1.5px var(--edge);

    @media (hover: hover) {
      &:hover {
        box-shadow: inset 0 0 0 1.5px var(--ink);
      }
    }
  `,
  quiet: css`
    padding-inline: 8px;
    font-size: var(--t-small);
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 4px;

    @media (hover: hover) {
      &:hover {
        text-decoration-thickness: 2px;
      }
    }
  `,
};

const sizes = {
  md: css`
    min-height: var(--tap);
    padding: 0 16px;
    font-size: var(--t-control);
  `,
  lg: css`
    min-height: 56px;
    padding: 0 28px;
    font-size: 1.0625rem;
  `,
};

/** Styles of buttons and of links that look like one. */
export const buttonStyle = css<ButtonStyleProps>`
  position: relative;
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  min-width: var(--tap);
  align-items: center;
  justify-content: center;
  gap: 8px;
  border-radius: var(--r-control);
  font-weight: 600;
  line-height: 1;
  white-space: nowrap;
  text-decoration: none;
  touch-action: manipulation;
  transition: background var(--fast), box-shadow var(--fast);
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  /* Large text on a phone. */
  @media (max-width: 19.9em) {
    max-width: 100%;
    padding: 6px 12px;
    line-height: 1.2;
    text-align: center;
    white-space: normal;
  }

  @media (forced-colors: active) {
    &:not(:focus-visible) {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }

  &&:disabled {
    background: var(--sunk);
    color: var(--muted);
    box-shadow: none;
    cursor: not-allowed;
  }
`;
