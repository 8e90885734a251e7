import styled from 'styled-components';

/** The column that content stands in: gutter and greatest width of the mood. `as="main"` for a page's content. */
export const Page = styled.div`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
