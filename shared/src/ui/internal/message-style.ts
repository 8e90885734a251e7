import { createGlobalStyle } from 'styled-components';

/** The places of messages (C174) while they show one. Remotes have places too, so the selectors are global. */
export const MessageStyle = createGlobalStyle`
  [data-messages]:has(> :not(:empty)) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 8px;
    font-size: var(--t-control);
    line-height: 1.3;
  }

  [data-messages] {
    > [role]:not(:empty) {
      flex: 1 1 9em;
      min-width: 0;
    }

    [data-words] {
      display: flex;
      align-items: center;
      gap: 12px;
    }

    svg {
      flex: none;
    }

    p {
      min-width: 0;
      margin: 0;
      overflow-wrap: anywhere;
    }

    b {
      display: block;
      font-weight: 650;
    }

    [data-buttons] {
      flex: none;
      display: flex;
      align-items: center;
      gap: 4px;
      margin-left: auto;
    }

    button {
      display: grid;
      place-items: center;
      min-width: var(--tap);
      min-height: var(--tap);
      border-radius: var(--r-control);
    }

    [data-act] {
      padding: 0 16px;
      background: color-mix(in srgb, currentColor 16%, transparent);
      font-weight: 600;
    }
  }

  /* The box of the fixed places: where the cart bar is; above a modal, over what it dims. */
  :is([data-messages='page'], [data-messages='dialog']):has(> :not(:empty)) {
    position: fixed;
    z-index: 50;
    inset: auto 12px calc(12px + env(safe-area-inset-bottom, 0px));
    min-height: 60px;
    padding: 8px 8px 8px 16px;
    border-radius: calc(var(--r-panel) - 2px);
    background: var(--float);
    color: var(--on-float);
    box-shadow: var(--shadow-pop);

    svg {
      color: var(--marigold);
    }

    button svg {
      color: inherit;
    }

    :focus-visible {
      outline-color: var(--marigold);
      outline-offset: calc(-1 * var(--ring));
    }

    @media (forced-colors: active) {
      outline: 1px solid;
    }

    @media (min-width: 1024px) {
      bottom: 24px;
      width: 560px;
      margin-inline: auto;
    }

    @media (prefers-reduced-motion: no-preference) {
      animation: message-rise var(--fast) var(--ease);
    }
  }

  [data-messages='dialog']:has(> :not(:empty)) {
    flex-wrap: nowrap;
    inset-block: calc(12px + env(safe-area-inset-top, 0px)) auto;
    align-items: flex-start;
    max-height: calc(var(--above-modal) - 16px);
    overflow-y: auto;
  }

  /* Beside the button of its bar; above it with large text. */
  [data-messages='bar']:has(> :not(:empty)) {
    flex: 1 1 9em;
    min-width: 0;
  }

  [data-messages='bar'] b + span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* A bar has little room, and words that leave by themselves need no button. */
  :is([data-messages='bar'], [data-messages='line']):has(> [role='status']:not(:empty)) [aria-label='Dismiss'] {
    display: none;
  }

  /* Two lines at most, which the line keeps free. */
  [data-messages='line']:has(> :not(:empty)) {
    flex-wrap: nowrap;

    p {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
    }

    b {
      display: inline;
    }

    b + span::before {
      content: ' ';
    }
  }

  @keyframes message-rise {
    from { opacity: 0; translate: 0 12px; }
  }
`;
