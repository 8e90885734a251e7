import styled from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s6);

  li {
    padding: var(--s5);
    border-radius: var(--r-panel);
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  h2 {
    font-size: var(--t-h3);
  }
  b {
    display: block;
    margin: var(--s3) 0 var(--s2);
    font: 700 2rem/1 var(--font-display);
  }
  p {
    color: var(--muted);
  }

  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, 1fr);
    gap: var(--s6);
  }
`;

export const Tiers = styled.dl`
  max-width: 560px;

  div {
    display: flex;
    justify-content: space-between;
    padding: var(--s3) 0;
    border-bottom: 1px solid var(--line);
  }
  dd {
    font-weight: 600;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-top: var(--s6);
`;
