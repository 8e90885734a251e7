import styled from 'styled-components';

export const Tiles = styled.ul`
  display: grid;
  /* Two columns, one with large text. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8em, 40%)), 1fr));
  gap: var(--s5) var(--s4);
  margin-top: var(--s6);

  figcaption {
    margin-top: var(--s2);
    min-height: 1.5em;
    font-weight: 600;
  }

  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, 1fr);
    gap: var(--s6);

    figcaption {
      margin-top: var(--s3);
      font: 600 1.3125rem/1.2 var(--font-display);
    }
  }
`;

/** The button of a picture. It tilts on hover. */
export const Open = styled.button`
  display: block;
  width: 100%;
  overflow: hidden;
  border-radius: var(--r-tile);
  cursor: zoom-in;

  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    img {
      transition: transform var(--calm) var(--ease);
    }
    &:hover img {
      transform: scale(1.03);
    }
  }
`;

/** The place of the spinner below the loaded pictures. */
export const End = styled.div`
  display: grid;
  place-items: center;
  min-height: 96px;
`;
