import styled from 'styled-components';

/** The content column, with gutter and maximum width of the brand theme. Use `as="main"` for a page's content. */
export const Page = styled.div`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
