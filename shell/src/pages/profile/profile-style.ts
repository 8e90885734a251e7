import styled from 'styled-components';

export const Points = styled.p`
  display: inline-flex;
  align-items: baseline;
  gap: var(--s2);
  margin-top: var(--s5);
  padding: var(--s4) var(--s5);
  border-radius: var(--r-panel);
  background: var(--accent-soft);

  b {
    font: 700 2rem/1 var(--font-display);
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: var(--s4);
  max-width: 640px;
  margin-top: var(--s6);

  div {
    display: grid;
    grid-template-columns: 140px 1fr;
    gap: var(--s4);
    padding-bottom: var(--s4);
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--muted);
  }
  dd {
    overflow-wrap: anywhere;
    font-weight: 600;
  }
`;
