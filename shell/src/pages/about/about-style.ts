import styled from 'styled-components';

/** Text and video side by side on wide screens. */
export const Story = styled.section`
  display: grid;
  gap: var(--s6) var(--s8);

  h2 {
    margin-bottom: var(--s4);
  }
  p {
    max-width: 62ch;
  }
  p + p {
    margin-top: var(--s4);
  }

  @media (min-width: 1024px) {
    grid-template-columns: 5fr 6fr;
    align-items: start;
  }
`;

export const Reasons = styled.ul`
  display: grid;
  gap: var(--s5);

  li {
    padding-top: var(--s4);
    border-top: 3px solid var(--marigold);
  }
  p {
    margin-top: var(--s2);
    color: var(--muted);
  }

  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, 1fr);
    gap: var(--s6);
  }
`;

export const Facilities = styled.ul`
  display: grid;
  column-gap: var(--s6);

  li {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 52px;
    border-bottom: 1px solid var(--line);
  }
  svg {
    color: var(--ok);
  }

  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export const Vision = styled.section`
  display: grid;
  gap: var(--s6) var(--s8);

  h2 {
    margin-bottom: var(--s4);
  }
  p {
    max-width: 40ch;
    font-size: 1.125rem;
  }

  @media (min-width: 1024px) {
    grid-template-columns: 5fr 6fr;
    align-items: center;
  }
`;

export const Quote = styled.figure`
  padding: var(--s6) var(--s5);
  border-radius: var(--r-panel);
  background: var(--accent-soft);

  blockquote {
    margin: 0;
    font: 600 1.5rem/1.25 var(--font-display);
    text-wrap: pretty;
  }
  figcaption {
    margin-top: var(--s4);
    color: var(--muted);
  }

  @media (min-width: 1024px) {
    padding: var(--s7);
  }
`;
