import styled from 'styled-components';

export const Bar = styled.nav`
  position: relative;
  z-index: 8;
  background: var(--bg);
  border-bottom: 1px solid var(--line);

  @media (max-width: 1023px) {
    position: sticky;
    top: 0;
  }
`;

export const Entries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;

  @media (min-width: 360px) {
    column-gap: 24px;
  }

  @media (min-width: 1024px) {
    column-gap: 36px;
  }
`;

export const Item = styled.li``;

export const Entry = styled.button`
  display: grid;
  place-content: center;
  justify-items: start;
  min-width: var(--tap);
  height: 52px;
  margin-inline: -6px;
  padding-inline: 6px;
  background: bottom / calc(100% - 12px) 2px no-repeat;
  font-size: var(--t-control);
  font-weight: 500;
  white-space: nowrap;
  color: var(--muted);

  /* Reserves the width of bold text, so that choosing an entry does not move its neighbours. */
  &::after {
    content: attr(data-label);
    height: 0;
    visibility: hidden;
    font-weight: 600;
  }

  &:hover,
  &[aria-expanded='true'] {
    color: var(--ink);
  }

  &[aria-current],
  &[aria-expanded='true'] {
    background-image: linear-gradient(var(--ink), var(--ink));
  }

  &[aria-current] {
    font-weight: 600;
    color: var(--ink);
  }

  /* Draws the focus ring inside: header and panel touch the entry. */
  &:focus-visible {
    outline-offset: calc(-1 * var(--ring));
  }
`;
