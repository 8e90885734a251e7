import styled from 'styled-components';

/** The heading of a category: name, rule, count. */
export const Heading = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 24px 0 12px;

  h2 {
    padding-top: 4px;
    overflow-wrap: anywhere;
  }

  hr {
    flex: 1;
    height: 1px;
    margin: 0;
    border: 0;
    background: var(--line);
  }

  span {
    font-size: var(--t-small);
    font-variant-numeric: tabular-nums;
    color: var(--muted);
    white-space: nowrap;
  }

  @media (min-width: 64em) {
    padding: 32px 0 20px;
  }
`;

/** 1 column on a phone, 2 from 640 px, 3 from 1024 px; larger text needs a wider window. */
export const Dishes = styled.div`
  @media (min-width: 40em) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 24px;
  }

  @media (min-width: 64em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 40px 32px;
  }
`;
