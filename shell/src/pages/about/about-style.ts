import styled from 'styled-components';

export const Reasons = styled.ul`
  display: grid;
  gap: var(--s5);

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
  gap: var(--s2) var(--s6);

  li {
    padding: var(--s2) 0;
    border-bottom: 1px solid var(--line);
  }

  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Quote = styled.figure`
  margin-top: var(--s7);
  padding: var(--s6) var(--s5);
  border-radius: var(--r-panel);
  background: var(--accent-soft);

  blockquote {
    margin: 0;
    max-width: 32ch;
    font: 600 1.5rem/1.25 var(--font-display);
  }
  figcaption {
    margin-top: var(--s3);
    color: var(--muted);
  }
`;
