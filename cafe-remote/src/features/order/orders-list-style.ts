import styled from 'styled-components';

/** How many orders there are, and the year. As high without the year as with it. */
export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 68px;
  padding-block: 12px;

  > span:first-child {
    font-size: var(--t-small);
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--muted);
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr));
  gap: 12px;
  align-items: start;

  @media (min-width: 1024px) {
    gap: 20px;
  }
`;
