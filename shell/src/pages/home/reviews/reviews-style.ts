import styled from 'styled-components';

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  min-height: var(--tap);
`;

export const Turns = styled.div`
  display: flex;
  gap: var(--s1);
`;

/** Extends to the screen's edge on a phone, so that a part of the next card is visible. */
export const Rail = styled.ul`
  --gap: var(--s4);
  --in-view: 1.15;
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - (var(--in-view) - 1) * var(--gap)) / var(--in-view));
  gap: var(--gap);
  margin: var(--s4) calc(-1 * var(--gutter)) 0;
  padding: 4px var(--gutter);
  scroll-padding-inline: var(--gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > li {
    display: grid;
    scroll-snap-align: start;
  }

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  @media (min-width: 640px) {
    --in-view: 2;
  }
  @media (min-width: 1024px) {
    --gap: var(--s6);
    --in-view: 3;
    margin-inline: -4px;
    padding-inline: 4px;
    scroll-padding-inline: 4px;
  }
`;

export const Card = styled.figure`
  display: flex;
  flex-direction: column;
  gap: var(--s3);
  padding: var(--s5);
  border-radius: var(--r-panel);
  box-shadow: inset 0 0 0 1px var(--line);
  background: var(--surface);

  blockquote {
    margin: 0;
    font-size: 1.0625rem;
  }
  figcaption {
    margin-top: auto;
    color: var(--muted);
    font-size: var(--t-small);
  }
`;
