import styled, { css, keyframes } from 'styled-components';

const rise = keyframes`
  from { transform: translateY(100%); }
`;

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

/** Large text on a phone: head and foot leave no room between them, so that all of the sheet scrolls. */
const LARGE_TEXT = '@media (max-height: 27em)';

/** From this width a sheet is a popover, as the menu has columns. */
const POPOVER = '@media (min-width: 1024px)';

const tip = css`
  &[data-side='right']::after,
  &[data-side='left']::after {
    content: '';
    position: absolute;
    top: var(--tip);
    left: -8px;
    width: 16px;
    height: 16px;
    background: var(--surface);
    rotate: 45deg;
    translate: 0 -50%;
    box-shadow: -1px 1px 0 var(--line);
  }

  &[data-side='left']::after {
    left: auto;
    right: -8px;
    box-shadow: 1px -1px 0 var(--line);
  }
`;

/** At the lower edge of a phone; from 1024 px a popover at the place that `usePlaceBeside` sets. */
export const SheetFrame = styled.dialog`
  position: fixed;
  inset: auto 0 0;
  width: 100%;
  max-width: 720px;
  max-height: calc(100dvh - var(--above-modal));
  margin: 0 auto;
  padding: 0;
  border: 0;
  border-radius: 24px 24px 0 0;
  background: var(--surface);
  color: var(--ink);
  text-align: start;
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &::before {
    content: '';
    flex: none;
    width: 40px;
    height: 4px;
    margin: 8px auto 0;
    border-radius: 2px;
    background: var(--line);
  }

  &::backdrop {
    background: rgb(20 14 10 / 0.55);
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} var(--calm) var(--ease);
  }

  ${POPOVER} {
    inset: var(--top) auto auto var(--left);
    width: 664px;
    max-width: calc(100vw - 32px);
    max-height: calc(100dvh - var(--above-modal) - 16px);
    margin: 0;
    border-radius: var(--r-panel);
    box-shadow:
      var(--shadow-pop),
      0 0 0 1px var(--line);
    overflow: visible;
    ${tip}

    &::before {
      display: none;
    }

    &::backdrop {
      background: none;
    }

    @media (prefers-reduced-motion: no-preference) {
      animation: ${appear} var(--fast) var(--ease);
    }
  }
`;

export const Form = styled.form`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;

  ${LARGE_TEXT} {
    overflow-y: auto;
  }
`;

export const Head = styled.header`
  padding: 8px 64px 10px 16px;
  border-bottom: 1px solid var(--line);

  h2 {
    padding-top: 6px;
    font-size: 1.5rem;
    font-weight: 600;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }

  p {
    font-size: var(--t-small);
    line-height: 1.4;
    color: var(--muted);
  }

  ${POPOVER} {
    padding: 18px 72px 12px 24px;
  }
`;

export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: 4px 16px 16px;
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: calc(-1 * var(--ring));
  }

  ${LARGE_TEXT} {
    flex: none;
  }

  ${POPOVER} {
    padding: 4px 24px 20px;
  }
`;

export const Foot = styled.footer`
  padding: 12px 16px max(16px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);

  ${POPOVER} {
    padding: 14px 24px 20px;
  }
`;
