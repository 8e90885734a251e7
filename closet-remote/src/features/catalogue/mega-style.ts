import styled from 'styled-components';

/** Covers the catalogue at full page width. The clip path keeps the shadow off the navigation above. */
export const Panel = styled.div`
  position: absolute;
  z-index: 8;
  inset: 100% 0 auto;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  box-shadow: var(--shadow-pop);
  clip-path: inset(0 0 -80px);
`;

export const Inner = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 24px;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding: 28px var(--gutter) 32px;

  @media (min-width: 1024px) {
    grid-template-columns: 348px 200px minmax(0, 1fr);
    gap: 56px;
  }
`;

export const Title = styled.p`
  margin-bottom: 8px;
  font-size: var(--t-small);
  font-weight: 600;
  color: var(--muted);
`;

export const Types = styled.ul`
  @media (min-width: 1024px) {
    div:first-child > & {
      columns: 2;
      column-gap: 24px;

      li:first-child {
        column-span: all;
      }
    }
  }

  li {
    break-inside: avoid;
  }

  button {
    min-width: var(--tap);
    min-height: var(--tap);
    padding: 0 4px;
    margin-left: -4px;
    text-align: left;
  }

  button:hover,
  button[aria-pressed='true'] {
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 6px;
  }
`;
