import styled from 'styled-components';

/** A row of filter chips, which scrolls sideways up to the edges of the page. */
export const ChipRow = styled.div`
  display: flex;
  gap: 8px;
  min-height: 52px;
  margin-top: 16px;
  overflow-x: auto;
  scrollbar-width: none;
  padding: 4px var(--gutter);
  margin-inline: calc(-1 * var(--gutter));
`;
