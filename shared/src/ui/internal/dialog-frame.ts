import styled, { css, keyframes } from 'styled-components';

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const slide = keyframes`
  from { transform: translateX(-100%); }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

const placements = {
  centre: css`
    width: min(560px, 100vw - 32px);
    inset-block: var(--above-modal) 16px;
    max-height: min(720px, 100dvh - var(--above-modal) - 16px);
    margin: auto;
    border-radius: var(--r-panel);

    @media (prefers-reduced-motion: no-preference) {
      animation: ${rise} var(--calm) var(--ease);
    }
  `,
  side: css`
    width: min(360px, 100vw - 48px);
    max-height: none;
    height: 100dvh;
    margin: 0 auto 0 0;

    @media (prefers-reduced-motion: no-preference) {
      animation: ${slide} var(--calm) var(--ease);
    }
  `,
};

/** The modal and its backdrop. */
export const DialogFrame = styled.dialog<{ $placement: keyof typeof placements }>`
  max-width: none;
  padding: 0;
  border: 0;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-pop);
  text-align: start;
  overflow: hidden;
  ${({ $placement }) => placements[$placement]}

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &::backdrop {
    background: rgb(20 14 10 / 0.55);
  }

  @media (prefers-reduced-motion: no-preference) {
    &::backdrop {
      animation: ${fade} var(--calm) var(--ease);
    }
  }
`;
