import { css } from 'styled-components';

/** A row of controls that scrolls from edge to edge of a phone. */
export const scrollingRow = css`
  display: flex;
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;

  @media (min-width: 1024px) {
    margin-inline: 0;
    padding-inline: 0;
  }
`;
