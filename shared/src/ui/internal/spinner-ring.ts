import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { rotate: 1turn; }
`;

/** The spinner of controls that have a label. It does not turn under reduced motion. */
export const SpinnerRing = styled.span.attrs({ 'aria-hidden': true })<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: ${({ $size }) => Math.max(2, $size / 10)}px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${turn} 0.8s linear infinite;
  }
`;
