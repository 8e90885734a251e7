import styled, { css } from 'styled-components';

/** A square of one touch target with a centred icon. */
export const iconButtonStyle = css`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: var(--tap);
  height: var(--tap);
  border-radius: var(--r-control);
  touch-action: manipulation;
  transition: background var(--fast);

  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: var(--sunk);
    }
  }

  &:disabled {
    color: var(--muted);
    cursor: not-allowed;
  }
`;

/** Count on the corner; the control's label says it in words. */
export const Badge = styled.span.attrs({ 'aria-hidden': true })`
  position: absolute;
  top: 1px;
  left: 25px;
  min-width: 20px;
  height: 20px;
  padding: 0 5px;
  border-radius: 10px;
  background: var(--marigold);
  color: var(--on-marigold);
  box-shadow: 0 0 0 2px var(--bg);
  font-size: min(0.75rem, 14px);
  font-weight: 700;
  line-height: 20px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
